import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, section, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal | undefined;
afterEach(() => running?.close());

/** A portal whose CMS answers its menu like this, and has nothing else. */
async function portalWithMenu(menu: object | number): Promise<TestPortal> {
  running = await startTestPortal({
    cms: (request, response) => {
      const path = request.url ?? '';
      if (path.includes('pagesectionid=145419')) {
        return typeof menu === 'number' ? response.writeHead(menu).end() : json(response, menu);
      }
      return path.includes('paginasectie') ? json(response, section()) : response.writeHead(404).end();
    },
  });
  return running;
}

describe('a menu that is none', () => {
  it.each([
    ['a page in its place', cmsPage('Verdwaald'), 'Het verkeerde menu is geladen.', 'Loaded the wrong menu.'],
    ['a failing CMS', 503, 'Er ging iets mis.', 'Something went wrong.'],
  ])('%s is said where the menu would be, and costs the page nothing else', async (_, menu, dutch, english) => {
    const { get } = await portalWithMenu(menu);
    for (const [path, words] of [
      ['/mijn-gkn', dutch],
      ['/mijn-gkn?language=en', english],
    ] as const) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`<nav id="menu"[^>]*><p[^>]*>${words}</p></nav>`));
    }
  });
});
