import { renderToString } from 'react-dom/server';
import { knownElementsOf } from './plan/areas/walk.ts';
import type { KnownElement } from './plan/elements/element.types.ts';
import type { Plan } from './plan/plan.types.ts';
import { elements } from './registry.ts';
import { ElementBoundary } from './renderer/ElementBoundary.tsx';
import { type ElementCrash, type Renderer, RendererProvider } from './renderer/RendererProvider.tsx';
import { arrangements } from './renderer/registry.types.ts';

/** An element whose component threw on the server. */
export interface CrashedElement extends ElementCrash {
  readonly message: string;
}

/**
 * Renders every element of a plan by itself, and names those that throw in any arrangement. It is for a server whose
 * page has thrown, as React gives up the whole page for one element: rendered once more with a renderer whose `crashed`
 * holds their ids, the page is complete but for them, and the browser, given the same ids, tries them again.
 *
 * @param plan one that `preloadPlan` has loaded: an element that is still to come would count as one that throws
 * @param renderer what the page was rendered with
 */
export function findCrashes(plan: Plan, renderer: Renderer): CrashedElement[] {
  return knownElementsOf(plan.areas).flatMap((element) => {
    const failure = failureOf(element, renderer);
    return failure === undefined ? [] : [{ id: element.id, type: element.type, ...failure }];
  });
}

function failureOf(element: KnownElement, renderer: Renderer): Pick<CrashedElement, 'message' | 'error'> | undefined {
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
