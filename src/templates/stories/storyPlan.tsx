import { useState } from 'react';
import { samplePictures } from '#design-system/components/Image/samplePictures.ts';
import englishRejected from '#languages/en/rejected.json' with { type: 'json' };
import englishReport from '#languages/en/report.json' with { type: 'json' };
import english from '#languages/en/templates.json' with { type: 'json' };
import dutchRejected from '#languages/nl/rejected.json' with { type: 'json' };
import dutchReport from '#languages/nl/report.json' with { type: 'json' };
import dutch from '#languages/nl/templates.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { PictureUrl, PlanContext, PlanSite } from '../contract/context.ts';
import type { ElementFixture } from '../elements/defineFixtures.ts';
import { type ExampleLanguage, exampleLanguages } from '../elements/exampleLanguage.ts';
import { Zone } from '../PageRenderer.tsx';
import { type AreaTemplateId, areaTemplateIds } from '../plan/areas/areaTemplates.ts';
import type { RecordSummary } from '../plan/elements/records.definition.ts';
import { fill } from '../plan/fill.ts';
import { type PlanResult, plan } from '../plan/plan.ts';
import { elements } from '../registry.ts';
import { rejectedCard } from '../renderer/Areas.tsx';
import { type Renderer, RendererProvider } from '../renderer/RendererProvider.tsx';
import { rendererWith } from '../renderer/rendererWith.ts';
import { reportOf } from '../report/reportOf.ts';

/*
 * What stories and tests of templates stand on: a portal of two sites, without an app and without a network.
 */

const dutchSite: PlanSite = {
  id: 'groenkennisnet',
  cname: 'groenkennisnet',
  language: 'nl',
  title: 'Groen Kennisnet',
  origin: 'https://groenkennisnet.nl',
};

const englishSite: PlanSite = {
  id: 'eurcaw-pigs',
  cname: 'eurcaw-pigs',
  language: 'en',
  title: 'EURCAW-Pigs',
  origin: 'https://www.eurcaw-pigs.eu',
};

const sites = [dutchSite, englishSite] as const;
const scenes = Object.values(samplePictures);

/** Every picture of the CMS becomes one of the drawn scenes, always the same one for the same picture. */
const pictures: PictureUrl = ({ source }) => {
  const sum = Array.from(source).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return scenes[sum % scenes.length]?.src ?? samplePictures.field.src;
};

/** The context of a page on the Dutch or on the English site. */
export function storyContext(language: ExampleLanguage): PlanContext {
  return { site: language === 'en' ? englishSite : dutchSite, sites, languages: exampleLanguages, language, pictures };
}

/** Renders as the portal does, with the templates' own texts. */
export function storyRenderer(language: ExampleLanguage, audience: Renderer['audience'] = 'public'): Renderer {
  return rendererWith({
    t: plainTexts(language === 'en' ? english : dutch),
    rejectedText: plainTexts(language === 'en' ? englishRejected : dutchRejected),
    reportText: plainTexts(language === 'en' ? englishReport : dutchReport),
    language,
    pictureUrl: pictures,
    addresses: {
      search: (term) => `${language === 'en' ? '/search' : '/zoeken'}/${encodeURIComponent(term)}`,
      whole: (path) => storyContext(language).site.origin + path,
    },
    forms: { page: '/voorbeeld', submit: async () => ({ state: 'accepted' }) },
    audience,
    onCrash: ({ error }) => {
      throw error;
    },
  });
}

interface Surroundings {
  /** The template of the area around the element. */
  readonly area?: AreaTemplateId | undefined;
  /** Publications that the query service would find. */
  readonly records?: readonly RecordSummary[] | undefined;
}

/** Plans a page that holds one element. */
export function planFixture(
  { language, element }: ElementFixture,
  { area, records = [] }: Surroundings = {},
): PlanResult {
  const planned = plan(pageAround(language, element, area), storyContext(language));
  return { ...planned, plan: fill(planned.plan, { records: new Map(records.map((record) => [record.id, record])) }) };
}

/** The answer of the CMS for a page that holds one element. */
function pageAround(language: ExampleLanguage, element: unknown, area: AreaTemplateId | undefined): object {
  return {
    type: 'page',
    title: language === 'en' ? 'An example' : 'Een voorbeeld',
    url: language === 'en' ? '/en/eurcaw-pigs/example' : '/nl/groenkennisnet/voorbeeld',
    language: language === 'en' ? 'en_US' : 'nl_NL',
    contents: [{ area: 'main', title: '', contentarea_template: area ?? 'default', elements: [element] }],
  };
}

interface ElementStoryProps extends ElementFixture, Surroundings {}

/** An element as a page shows it: planned from the CMS's JSON, rendered through the registry. */
export function ElementStory({ language, element, area, records }: ElementStoryProps) {
  const planned = planFixture({ language, element }, { area, records });
  const page = pageAround(language, element, area);
  const { findings } = reportOf(page, planned, {
    context: storyContext(language),
    now: new Date(0),
    services: 'asked',
  });
  const [video, setVideo] = useState(false);
  const consent = { video, allowVideo: () => setVideo(true) };
  return (
    <RendererProvider value={{ ...storyRenderer(language, 'preview'), findings, consent }}>
      <div lang={language}>
        <Zone areas={planned.plan.areas} />
      </div>
    </RendererProvider>
  );
}

/** A story's loader: everything is there before the story is looked at. */
export async function preloadElements(): Promise<object> {
  await Promise.all([...Object.values(elements), rejectedCard].map((each) => each.preload()));
  return {};
}

/** Controls of an element's stories: the area it stands in, and the CMS's own JSON to try things in. */
export const elementArgTypes = {
  language: { control: 'inline-radio', options: ['nl', 'en'] },
  area: { control: 'select', options: areaTemplateIds },
  element: { control: 'object' },
  records: { table: { disable: true } },
} as const;
