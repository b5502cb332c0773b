import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { knownElementsOf } from '#templates/plan/areas/walk.ts';
import type { KnownElement } from '#templates/plan/elements/element.types.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { elements } from '#templates/registry.ts';
import { ElementBoundary } from '#templates/renderer/ElementBoundary.tsx';
import { RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { arrangements } from '#templates/renderer/registry.types.ts';
import { pictureUrl } from '../api/pictureUrl.ts';
import { noConsent } from '../consent/consent.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { createForms } from '../forms/createForms.ts';
import { textsOf } from '../language/textsOf.ts';
import { templateAddresses } from './templateAddresses.ts';

/** An element whose component threw on the server. */
export interface CrashedElement {
  readonly id: string;
  readonly type: string;
  readonly message: string;
  /** What it threw. */
  readonly error: unknown;
}

/** Renders every element of a plan by itself, and names those that throw in any arrangement. */
export function findCrashes(plan: Plan, i18n: i18n, site: PublicSite): CrashedElement[] {
  return knownElementsOf(plan.areas).flatMap((element) => {
    const failure = failureOf(element, plan, i18n, site);
    return failure === undefined ? [] : [{ id: element.id, type: element.type, ...failure }];
  });
}

function failureOf(
  element: KnownElement,
  plan: Plan,
  i18n: i18n,
  site: PublicSite,
): Pick<CrashedElement, 'message' | 'error'> | undefined {
  const renderer = {
    t: textsOf(i18n, plan.language, 'templates'),
    language: plan.language,
    pictureUrl,
    searchBar: () => null,
    addresses: templateAddresses(site, plan.language),
    consent: noConsent,
    forms: createForms(plan.path, undefined),
    audience: 'public' as const,
    crashed: new Set<string>(),
    onCrash: () => {},
  };
  try {
    for (const arrangement of arrangements) {
      renderToString(
        <RendererProvider value={renderer}>
          <ElementBoundary
            elements={elements}
            {...element}
            level={2}
            arrangement={arrangement}
            onCrash={renderer.onCrash}
          />
        </RendererProvider>,
      );
    }
    return undefined;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), error };
  }
}
