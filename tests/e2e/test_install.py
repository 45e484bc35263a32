"""The page as an app of its own: it opens without a network, and never shows an old page to a new server."""

import re
from pathlib import Path

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DOWN, Device
from tests.e2e.house import House

KEPT = """
async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => new URL(url).pathname);
}
"""
HAS_CAUGHT_UP = f"() => ({KEPT})().then((paths) => paths.filter((path) => path.endsWith('.js')).length > 2)"


def installed(device: NewDevice, house: House) -> Device:
    """A device on which the worker has taken over and kept the shelf."""
    one = device(house, service_workers="allow")
    one.go()
    one.link("title").wait_for()
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    one.page.wait_for_function(HAS_CAUGHT_UP)
    return one


def test_an_app_with_a_name_and_pictures(device: NewDevice) -> None:
    one = device()
    one.go()
    one.link("title").wait_for()
    session = one.context.new_cdp_session(one.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app.webmanifest")
    sizes = one.page.evaluate(
        """async (url) => {
          const { icons } = await (await fetch(url)).json();
          const measured = async ({ src, sizes }) => {
            const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
            return [sizes, `${width}x${height}`];
          };
          return Promise.all(icons.map(measured));
        }""",
        manifest["url"],
    )
    assert len(sizes) == 3
    assert all(said == drawn for said, drawn in sizes)


def test_without_the_server_the_page_still_opens_and_says_what_is_wrong(device: NewDevice, tmp_path: Path) -> None:
    house = House(tmp_path / "kartenhaus.sqlite3")
    one = installed(device, house)
    one.forgive(DOWN)
    house.stop()
    one.page.reload()
    one.heading("shelf-title").wait_for()
    one.button("page-try-again").wait_for()
    house.start()
    one.button("page-try-again").click()
    one.link("title").wait_for()
    house.stop()


def test_rooms_and_answers_are_never_kept(device: NewDevice, house: House) -> None:
    one = installed(device, house)
    one.link("title").click()
    one.button("box-play").click()
    one.page.wait_for_url(re.compile("/t/"))
    one.button("room-menu").wait_for()
    one.page.reload()
    one.button("room-menu").wait_for()
    kept = one.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if not re.match(r"/$|/assets/|/icon-|/app\.webmanifest$", path)] == []


def test_a_new_page_takes_the_place_of_the_old_one(device: NewDevice, house: House) -> None:
    one = installed(device, house)
    old = one.page.evaluate("() => caches.keys()")
    one.page.evaluate("""async () => {
      const [name] = await caches.keys();
      const html = await (await (await caches.open(name)).match("/")).text();
      const old = html.replace(/<title>.*<\\/title>/, "<title>old</title>");
      await (await caches.open("kartenhaus-old")).put("/", new Response(old));
      await caches.delete(name);
    }""")
    one.page.reload()
    one.link("title").wait_for()
    one.page.wait_for_function("async (old) => String(await caches.keys()) === String(old)", arg=old)
    assert one.page.title() == one.words.say("page-name")
