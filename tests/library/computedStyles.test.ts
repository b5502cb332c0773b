import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LookPage, openPage } from './look/openPage.ts';

/*
 * The look of the package from outside: a page of all components and templates that is built as an app builds it, each
 * with the stylesheets that its own modules import, and once more with those of the built portal. No computed style may
 * differ.
 */

const isThorough = process.env.THOROUGH === 'true';

/** What the page is looked at in. */
interface View {
  readonly width: number;
  readonly medium: 'light' | 'dark' | 'forced colours' | 'print';
}

const widths = [390, 768, 960, 1280] as const;
const screens = (['light', 'dark', 'forced colours'] as const).flatMap((medium) =>
  widths.map((width): View => ({ width, medium })),
);
const paper = widths.map((width): View => ({ width, medium: 'print' }));

/** What all elements are in, and the views of it; without `THOROUGH` two that meet most of what stylesheets say. */
const states: readonly { state: string; classes: readonly string[]; views: readonly View[] }[] = [
  {
    state: 'at rest',
    classes: [],
    views: isThorough ? [...screens, ...paper] : [{ width: 390, medium: 'print' }],
  },
  {
    state: 'under the pointer',
    classes: ['hover'],
    views: isThorough ? screens : [{ width: 1280, medium: 'light' }],
  },
  {
    state: 'with the focus',
    classes: ['focus', 'focus-visible', 'focus-within'],
    views: isThorough ? screens : [],
  },
];

describe('components and templates look in an app as they do in the portal', () => {
  let look: LookPage;

  beforeAll(async () => {
    look = await openPage(isThorough ? 'all' : 'some');
  });
  afterAll(() => look?.close());

  describe.each(states.filter(({ views }) => views.length > 0))('$state', ({ classes, views }) => {
    beforeAll(() => look.force(classes));

    it.each([...views])('at $width px, in $medium', async (view) => {
      await bring(look, view);
      const { differences, elements, properties } = await look.compare();
      expect(look.errors).toEqual([]);
      expect(differences.slice(0, 20)).toEqual([]);
      expect(elements).toBeGreaterThan(isThorough ? 10_000 : 2000);
      expect(properties).toBeGreaterThan(150);
    });
  });
});

async function bring({ page }: LookPage, { width, medium }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    media: medium === 'print' ? 'print' : 'screen',
    colorScheme: medium === 'dark' ? 'dark' : 'light',
    forcedColors: medium === 'forced colours' ? 'active' : 'none',
  });
}
