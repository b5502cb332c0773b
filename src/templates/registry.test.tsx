import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textFixtures } from './elements/text/text.fixtures.ts';
import { PageRenderer, preloadPlan } from './PageRenderer.tsx';
import { areaTemplateIds } from './plan/areas/areaTemplates.ts';
import { elementDefinitions, elementType } from './plan/elements/elementDefinitions.ts';
import { pageDefinitions } from './plan/pages/pageDefinitions.ts';
import { areas, elements, pages } from './registry.ts';
import { RendererProvider } from './renderer/RendererProvider.tsx';
import { elementFile, filesOf, pageFile } from './sourceFiles.ts';
import { planFixture, storyRenderer } from './stories/storyPlan.tsx';

const root = resolve(import.meta.dirname, '../..');
const keysOf = <T extends object>(map: T) => Object.keys(map) as (keyof T)[];

describe('the registry', () => {
  it.each(keysOf(elementDefinitions))('has the element %s, in the file that carries its name', async (type) => {
    expect(existsSync(resolve(root, elementFile(type)))).toBe(true);
    await expect(elements[type].preload()).resolves.toBeUndefined();
  });

  it.each(keysOf(pageDefinitions))('has the page template %s, in the file that carries its name', async (template) => {
    expect(existsSync(resolve(root, pageFile(template)))).toBe(true);
    await expect(pages[template].preload()).resolves.toBeUndefined();
  });

  it('has every area template, and nothing besides', () => {
    expect(keysOf(areas).sort()).toEqual([...areaTemplateIds].sort());
    expect(keysOf(elements).sort()).toEqual(keysOf(elementDefinitions).sort());
    expect(keysOf(pages).sort()).toEqual(keysOf(pageDefinitions).sort());
  });

  it('finds every element by its own name and by every spelling, and no two by one', () => {
    const spellings = keysOf(elementDefinitions).flatMap((type) =>
      [type, ...elementDefinitions[type].spellings].map((spelling) => [spelling, type]),
    );
    for (const [spelling = '', type] of spellings) expect(elementType(spelling)).toBe(type);
  });

  it('renders a page at once when everything it needs was loaded before', async () => {
    const { plan } = planFixture(textFixtures.prose);
    await preloadPlan(plan);
    const html = renderToString(
      <RendererProvider value={storyRenderer('nl')}>
        <PageRenderer plan={plan} />
      </RendererProvider>,
    );
    expect(html).toContain('<h1');
    expect(html).toContain('Drie manieren om te kijken');
    // What React leaves in the place of something it waits for.
    expect(html).not.toContain('<!--$?-->');
    expect(html).not.toContain('<template');
  });

  it('names the files a page needs, each once', () => {
    const { plan } = planFixture(textFixtures.prose);
    expect(filesOf({ ...plan, areas: [...plan.areas, ...plan.areas] })).toEqual([
      'src/templates/pages/content/ContentPage.tsx',
      'src/templates/elements/text/TextElement.tsx',
    ]);
  });
});
