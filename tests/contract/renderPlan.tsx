import { renderToString } from 'react-dom/server';
import type { Language } from '#languages/languages.ts';
import type { ElementFixture } from '#templates/elements/defineFixtures.ts';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { PageRenderer, Zone } from '#templates/PageRenderer.tsx';
import type { Plan } from '#templates/plan/plan.types.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { areas, elements, pages } from '#templates/registry.ts';
import { rejectedCard } from '#templates/renderer/Areas.tsx';
import { type Renderer, RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { planFixture, storyRenderer } from '#templates/stories/storyPlan.tsx';
import { type Reading, read } from './reading.ts';

/** Loads the whole registry, so that everything renders at once. */
export async function preloadRegistry(): Promise<void> {
  const chunks = [...Object.values(areas), ...Object.values(elements), ...Object.values(pages), rejectedCard];
  await Promise.all(chunks.map((chunk) => chunk.preload()));
}

/** The HTML of a page, as the server sends it. */
export function renderPlan(plan: Plan, audience: Renderer['audience'] = 'public'): string {
  return renderToString(
    <RendererProvider value={storyRenderer(exampleLanguage(plan.language), audience)}>
      <PageRenderer plan={audience === 'public' ? publicPlan(plan) : plan} />
    </RendererProvider>,
  );
}

/** An example of an element as its readers see it, without the page around it. */
export function readFixture(fixture: ElementFixture, surroundings?: Parameters<typeof planFixture>[1]): Reading {
  const { plan } = planFixture(fixture, surroundings);
  return readZone(plan, fixture.language);
}

function readZone(plan: Plan, language: Language): Reading {
  return read(
    renderToString(
      <RendererProvider value={storyRenderer(exampleLanguage(language))}>
        <Zone areas={plan.areas} />
      </RendererProvider>,
    ),
  );
}
