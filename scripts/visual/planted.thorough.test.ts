import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Difference, Results } from './model/results.ts';
import type { Filters } from './planning/scope.ts';
import { openBrowser } from './run/openBrowser.ts';
import { run } from './run/run.ts';

/*
 * Planted changes in a repository of its own. Each is compared by fingerprints, and then with every picture taken:
 * what the first way found has to be what there is to be found.
 */

const root = resolve(import.meta.dirname, '../..');
let clone: string;
let browser: Browser;

const components = 'src/design-system/components';
const folders = [
  ...['Badge', 'Button', 'Link', 'Logo', 'SearchTips'].map((name) => `${components}/${name}/`),
  'src/templates/elements/text/',
];

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'planted-'));
  execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  browser = await openBrowser();
});

afterEach(() => {
  execFileSync('git', ['checkout', '--quiet', '--force', 'HEAD'], { cwd: clone });
});

afterAll(async () => {
  await browser?.close();
  rmSync(clone, { recursive: true, force: true });
});

/** Replaces a text in a file of the test repository. Throws when it is not there: a plant must not be nothing. */
function plant(path: string, from: string, to: string): void {
  const file = join(clone, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
  writeFileSync(file, text.replaceAll(from, to));
}

function compare(everything: boolean, filters: Partial<Filters> = { folders }): Promise<Results> {
  return run({
    root: clone,
    against: 'HEAD',
    filters: { sites: [], stories: [], folders: [], presets: [], ...filters },
    everything,
    browser: async () => browser,
    stopped: new AbortController().signal,
    say: () => undefined,
    begin: () => () => undefined,
  });
}

function shownIn({ differences }: Results): readonly string[] {
  return differences.map(({ key, kind }) => `${kind} ${key}`).sort();
}

/** What the change did, after proving that nothing was missed and nothing else reported. */
async function found(filters?: Partial<Filters>): Promise<Results> {
  const results = await compare(false, filters);
  const everything = await compare(true, filters);
  expect(results.broken).toEqual([]);
  expect(shownIn(results)).toEqual(shownIn(everything));
  return results;
}

function storiesOf(differences: readonly Difference[]): readonly string[] {
  return [...new Set(differences.map(({ story }) => story))].sort();
}

describe('a planted change', { timeout: 1_200_000 }, () => {
  it('of nothing captures nothing', async () => {
    expect(await found()).toMatchObject({ differences: [], counts: { captured: expect.any(Number) } });
    expect((await compare(false)).counts).toMatchObject({ captured: 0 });
  });

  it('of one token of one site is found on that site, in that mode, by its name', async () => {
    const path = 'sites/coegroen/tokens.css';
    const [link = ''] = /--site-color-link: #[0-9a-f]{6}/.exec(readFileSync(join(clone, path), 'utf8')) ?? [];
    plant(path, link, '--site-color-link: #0b5a7a');
    const { differences, causes } = await found();
    expect(differences.length).toBeGreaterThan(3);
    expect(new Set(differences.map(({ view }) => `${view.site} ${view.mode}`))).toEqual(new Set(['coegroen light']));
    expect(new Set(differences.map(({ cause }) => cause))).toEqual(new Set(['token:coegroen:--site-color-link']));
    expect(causes[0]).toMatchObject({ after: '#0b5a7a', users: expect.arrayContaining(['Link', 'Button']) });
  });

  it('of a class that several share is found where it is worn', async () => {
    plant('src/design-system/theme/base.css', '0 8px 24px rgb(0 0 0 / 0.08)', '0 8px 24px rgb(0 0 0 / 0.4)');
    const { differences, counts } = await found();
    expect(storiesOf(differences)).toEqual(['components-searchtips--all-states']);
    expect(new Set(differences.map(({ cause }) => cause))).toEqual(new Set(['style:.raised']));
    expect(counts.captured).toBeLessThan(counts.places);
  });

  it("of a component's markup is found wherever the component stands", async () => {
    plant(`${components}/Badge/Badge.tsx`, '{children}</span>', '{children}!</span>');
    const { differences } = await found();
    expect(storiesOf(differences)).toContain('components-badge--all-states');
    expect(new Set(differences.map(({ cause }) => cause))).toEqual(new Set([`module:${components}/Badge/Badge.tsx`]));
    expect(differences.find(({ story }) => story.includes('badge'))?.detail?.aria.join('\n')).toContain('!');
  });

  it("of a font's file is found on the site that uses it", async () => {
    plant('sites/coegroen/site.css', 'outfit/files/outfit-latin-wght-normal', 'bitter/files/bitter-latin-wght-normal');
    const { differences } = await found();
    expect(differences.length).toBeGreaterThan(0);
    expect(new Set(differences.map(({ view }) => view.site))).toEqual(new Set(['coegroen']));
    expect(new Set(differences.map(({ cause }) => cause))).toEqual(new Set(['font:Outfit']));
  });

  it('of a picture is found where it is shown', async () => {
    plant(`${components}/Logo/Logo.sample.svg`, '<path', '<path opacity="0.5"');
    const { differences } = await found();
    expect(storiesOf(differences)).toContain('components-logo--all-states');
    expect(differences.every(({ cause }) => cause === `module:${components}/Logo/Logo.sample.svg`)).toBe(true);
  });

  it('of what an editor wrote is found on that page alone, however far down it stands', async () => {
    const page = 'samples/content/nl/coegroen/nieuwsitem/een-goede-praktijkvraag.json';
    const text = readFileSync(join(clone, page), 'utf8');
    const last = [...text.matchAll(/<p>[^<]+<\/p>/g)].at(-1)?.[0] ?? '';
    plant(page, last, '<p>Iets heel anders.</p>');
    const { differences } = await found({ folders: ['stories/sites/'], sites: ['coegroen'] });
    expect(new Set(differences.map(({ variant }) => variant))).toEqual(new Set(['nieuwsitem']));
    expect(differences).toHaveLength(4);
    expect(differences.every(({ cause }) => cause === `module:${page}`)).toBe(true);
  });

  it('of what is for paper alone is found on paper, and nowhere else', async () => {
    plant(`${components}/Accordion/Accordion.css`, 'visibility: visible;', 'visibility: visible; padding: 2rem;');
    const accordion = { folders: [`${components}/Accordion/`], sites: ['coegroen'] };
    const { differences } = await found({ ...accordion, presets: ['print', 'large-text'] });
    expect(new Set(differences.map(({ view }) => view.preset))).toEqual(new Set(['print']));
    expect((await found(accordion)).differences).toEqual([]);
  });

  it('of the version of a package captures those that import it, and finds them equal', async () => {
    const lock = 'package-lock.json';
    const version = /"node_modules\/sanitize-html": \{\n\s+"version": "([\d.]+)"/;
    const [whole = '', number = ''] = version.exec(readFileSync(join(clone, lock), 'utf8')) ?? [];
    plant(lock, whole, whole.replace(number, '99.0.0'));
    const { differences, counts, causes } = await found();
    expect(differences).toEqual([]);
    expect(causes.map(({ id }) => id)).toContain('package:sanitize-html');
    expect(counts.captured).toBeLessThan(counts.places);
  });

  it('of a story that is added, one that is renamed and one that is removed is told as that', async () => {
    const stories = 'src/templates/elements/text/TextElement.stories.tsx';
    plant(
      stories,
      'export const Prose: Story = { args: textFixtures.prose };',
      'export const Running: Story = { args: textFixtures.prose };',
    );
    plant(
      stories,
      'export const Titled: Story = { args: textFixtures.titled };',
      'export const Short: Story = { args: { ...textFixtures.everything, area: "text" as const } };',
    );
    const { differences } = await found();
    const kinds = new Set(differences.map(({ story, kind, formerly = '' }) => `${kind} ${story} ${formerly}`.trim()));
    expect(kinds).toEqual(
      new Set([
        'renamed elements-text--running elements-text--prose',
        'added elements-text--short',
        'removed elements-text--titled',
      ]),
    );
  });

  it('without a visible effect is captured, and is no difference', async () => {
    plant(
      `${components}/Button/Button.tsx`,
      '/** Keeps a form from being sent twice. */',
      '/** Keeps a form from being sent two times. */',
    );
    const { differences, counts, causes } = await found();
    expect(differences).toEqual([]);
    expect(counts.equal).toBeGreaterThan(0);
    expect(causes).toMatchObject([{ id: `module:${components}/Button/Button.tsx`, unchanged: expect.any(Array) }]);
  });
});
