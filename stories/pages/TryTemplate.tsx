import type { Loader, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect } from 'storybook/test';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { PageTemplateId } from '#templates/plan/pages/pageDefinitions.ts';
import { pages } from '#templates/registry.ts';
import { preloadElements } from '#templates/stories/storyPlan.tsx';
import { editorContext } from '../editors/editorContext.ts';
import { resultOf } from '../editors/resultOf.ts';
import { TryPage } from '../editors/TryPage.tsx';
import { pageExample } from './pageExamples.ts';

interface TryTemplateProps {
  /** Id of the story. */
  readonly story: string;
  readonly template: PageTemplateId;
  readonly site: string;
  readonly language: ExampleLanguage;
}

/** A page template with a short page to try things in, in the site and the language of the toolbar. */
export function TryTemplate({ story, template, site, language }: TryTemplateProps): ReactNode {
  const json = useMemo(
    () => pageExample(template, language, editorContext(site, language).site.cname),
    [template, site, language],
  );
  return (
    <TryPage key={template} name={story} {...{ json, site, language }} place={template === 'home' ? 'root' : 'page'} />
  );
}

/** A story's loader: every page and element is there before the story is looked at. */
export const preloadAll: Loader = async () => {
  await Promise.all([preloadElements(), ...Object.values(pages).map((page) => page.preload())]);
  return {};
};

/** The example has its title, and nothing in it goes unseen. */
export async function showsAllOfIt({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const result = await resultOf(canvas);
  await expect(await result.findByRole('heading', { level: 1 })).toBeVisible();
  // Pages have messages of their own, such as that a link was copied.
  const findings = canvas.getByRole('status', { name: /Wat je invoer oplevert|What comes of your input/ });
  await expect(findings).toHaveTextContent(/Geen fouten of waarschuwingen|No errors or warnings/);
}
