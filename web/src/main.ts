import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$lib/settings.svelte";
import { library } from "$lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

settings.show();
await library.speak(settings.likes.language);
mount(App, { target: document.getElementById("page")! });
