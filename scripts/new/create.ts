import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { movedColors } from './chosenTheme.ts';
import { newComponent } from './component.ts';
import { newElement } from './element.ts';
import type { NewFile } from './folder.ts';
import { newPortlet } from './portlet.ts';
import { Refusal } from './refusal.ts';
import { newSite } from './site.ts';
import type { SiteChoices } from './siteChoices.ts';
import { newView } from './view.ts';

interface Kind {
  readonly make: (root: string, name: string, choices: SiteChoices) => Promise<NewFile[]>;
  readonly example: string;
  /** The test that fails until the work is done. */
  readonly test: RegExp;
}

const kinds = new Map<string, Kind>([
  ['element', { make: newElement, example: 'item-list', test: /Element\.test\.tsx$/ }],
  ['component', { make: newComponent, example: 'DateLine', test: /\.test\.tsx$/ }],
  ['view', { make: newView, example: 'my-comments', test: /Screen\.test\.tsx$/ }],
  ['site', { make: newSite, example: 'groene-stad', test: /\.test\.ts$/ }],
  ['portlet', { make: newPortlet, example: 'groene-daken', test: /\.test\.ts$/ }],
]);

/** What can be made, as it is typed. */
export const examples: readonly string[] = [...kinds].map(([key, { example }]) => `npm run new ${key} ${example}`);

/** What was written: files by their path from the root, and one sentence on how to go on. */
export interface Created {
  readonly files: readonly { readonly path: string; readonly isNew: boolean }[];
  readonly next: string;
  /** What is not as it was chosen, a sentence each. */
  readonly notes: readonly string[];
  /** What Biome says of files that it could not put in order; empty when it could. */
  readonly faults: string;
}

/**
 * Writes a new element, component, view, site or portlet into the repository at `root`.
 * @param choices for a site alone
 * @throws Refusal, with a sentence for whoever asked, before anything is written
 */
export async function create(
  root: string,
  kind: string | undefined,
  name: string | undefined,
  choices: SiteChoices = {},
): Promise<Created> {
  const known = kinds.get(kind ?? '');
  if (!known) {
    throw new Refusal(
      `${kind ? `"${kind}" cannot be made` : 'Say what to make'}; choose one of: ${examples.join(', ')}.`,
    );
  }
  if (!name) throw new Refusal(`Say what the ${kind} is called: npm run new ${kind} ${known.example}.`);
  const files = await known.make(root, name, choices);
  const written = files.map(({ path }) => ({ path, isNew: !existsSync(join(root, path)) }));
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const faults = format(root, files);
  const test = files.find(({ path }) => known.test.test(path))?.path ?? '';
  const tokens = files.find(({ path }) => path.endsWith('/tokens.json'))?.text;
  const notes = tokens !== undefined && choices.colors ? movedColors(tokens, choices.colors) : [];
  return {
    files: written,
    notes,
    next: `Its test says what is left to do: npx vitest run --project unit ${test}`,
    faults,
  };
}

/** Names have many lengths, and lines may not be too long. Answers with what could not be put in order. */
function format(root: string, files: readonly NewFile[]): string {
  const biome = join(root, 'node_modules/.bin/biome');
  const paths = files.map(({ path }) => path).filter((path) => /\.(ts|tsx|json)$/.test(path));
  if (!existsSync(biome)) return '';
  const ended = spawnSync(biome, ['check', '--write', ...paths], { cwd: root, encoding: 'utf8' });
  if (ended.error) return ended.error.message;
  const { status, signal, stdout, stderr } = ended;
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `It ended with ${status ?? signal}.`;
}
