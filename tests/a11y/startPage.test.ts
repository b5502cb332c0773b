import { readFile } from 'node:fs/promises';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

/*
 * The first page of Storybook leads on by the ids of stories, which are made from titles and names: no check of links
 * knows of them.
 */
const stories = import.meta.glob<string>(['../../{src,stories}/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pages = import.meta.glob<string>('../../stories/**/*.mdx', { eager: true, query: '?raw', import: 'default' });

const titleIn = (text: string) => /\btitle(?:: |=)['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';

it('leads to stories and pages that there are', async () => {
  const known = new Set([
    ...Object.values(pages).map((text) => `${sanitize(titleIn(text))}--docs`),
    ...Object.values(stories).flatMap((text) => {
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name));
      const docs = text.includes("'!autodocs'") ? [] : [`${sanitize(titleIn(text))}--docs`];
      return titleIn(text) ? [...names.map((name) => toId(titleIn(text), name)), ...docs] : [];
    }),
  ]);
  const start = await readFile('stories/start/Start.mdx', 'utf8');
  const links = [...start.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((id) => !known.has(id))).toEqual([]);
});
