import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "$lib/api";
import { offerInstall } from "$lib/install";
import { watchParts } from "$lib/fresh";
import { settings } from "$lib/settings.svelte";
import { library } from "$lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/contrast.css";

watchParts();
settings.show();
void games(); // while the words come; each screen asks for them
await library.speak(settings.likes.language);
mount(App, { target: document.getElementById("page")! });
offerInstall();
