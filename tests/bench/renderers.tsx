import { renderToString } from 'react-dom/server';
import { pictureUrl } from '#app/api/pictureUrl.ts';
import { noConsent } from '#app/consent/consent.ts';
import { createForms } from '#app/forms/createForms.ts';
import { loadTestTexts } from '#app/language/testing/loadTestTexts.ts';
import { templateAddresses } from '#app/rendering/templateAddresses.ts';
import type { Picture } from '#templates/contract/pictures.ts';
import type { ComparedAnswer, Difference } from '#templates/difference/difference.types.ts';
import { differenceOf } from '#templates/difference/differenceOf.ts';
import { PageRenderer, preloadPlan } from '#templates/PageRenderer.tsx';
import type { AreaPlan } from '#templates/plan/areas/area.types.ts';
import type { ElementData } from '#templates/plan/elements/elementDefinitions.ts';
import type { RecordSummary } from '#templates/plan/elements/records.definition.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { type Renderer, RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import type { Report } from '#templates/report/report.types.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import { DossierByHand, type SectionByHand } from './byHand.tsx';
import { dossierOfSixty } from './dossierOfSixty.ts';
import { pageOfThreeHundred } from './pageOfThreeHundred.ts';

interface Contender {
  readonly name: string;
  readonly render: () => string;
}

interface Contenders {
  readonly library: Contender;
  readonly byHand: Contender;
  /** Plans the page once more; gives its number of areas. */
  readonly planned: () => number;
}

const origin = 'http://localhost:3000';
const site = {
  id: 'groenkennisnet',
  cname: 'groenkennisnet',
  language: 'nl',
  title: 'Groen Kennisnet',
  origin,
} as const;
const context = { site, sites: [site], languages: ['nl'], language: 'nl', pictures: pictureUrl } as const;

async function portalRenderer(): Promise<Renderer> {
  return {
    t: await loadTestTexts('nl', 'templates'),
    language: 'nl',
    pictureUrl,
    searchBar: () => null,
    addresses: templateAddresses(site, 'nl'),
    consent: noConsent,
    forms: createForms('/', undefined),
    audience: 'public',
    crashed: new Set(),
    onCrash: () => {},
  };
}

interface LargePage {
  /** An answer of 300 elements, with texts that no other edition has. */
  readonly answer: (edition: number) => unknown;
  readonly planned: (answer: unknown) => Plan;
  /** Plans an answer, and gives what reports on it. */
  readonly reporting: (answer: unknown) => () => Report;
  readonly render: (plan: Plan) => string;
  /** Holds a draft against what is published: a thousand elements in another order, each tenth written anew. */
  readonly comparing: () => Difference;
}

/** A page of 300 elements of all kinds: an answer, its plan, its HTML. */
export async function largePage(): Promise<LargePage> {
  const renderer = await portalRenderer();
  const planned = (answer: unknown) => plan(answer, context).plan;
  await preloadPlan(planned(pageOfThreeHundred(0)));
  const render = (page: Plan) =>
    renderToString(
      <RendererProvider value={renderer}>
        <PageRenderer plan={page} />
      </RendererProvider>,
    );
  const reporting = (answer: unknown) => {
    const result = plan(answer, context);
    return () => reportOf(answer, result, { context, now: new Date(), services: 'unasked' });
  };
  return { answer: pageOfThreeHundred, planned, reporting, render, comparing: comparing() };
}

/** As many elements as a page shows. */
const comparedCount = 1000;

function comparing(): () => Difference {
  const words = 'Een slootkant die laat wordt gemaaid, geeft zandbijen en vlinders tot in oktober te eten. '.repeat(8);
  const element = (place: number, edition: string) => ({ type: 'text', html: `<p>${place} ${words}${edition}</p>` });
  const compared = (elements: readonly object[]): ComparedAnswer => {
    const value = { type: 'page', title: 'Duizend', url: '/nl/groenkennisnet/duizend', contents: [{ elements }] };
    return { value, sources: plan(value, context).sources };
  };
  const places = Array.from({ length: comparedCount }, (_, place) => place);
  const published = compared(places.map((place) => element(place, 'Eerst.')));
  // Every step of 617 comes by each place once.
  const draft = compared(
    places.map((place) => element((place * 617) % comparedCount, place % 10 === 0 ? 'Daarna.' : 'Eerst.')),
  );
  return () => differenceOf(published, draft);
}

/**
 * The same dossier twice: through plan, registry and boundaries, and written by hand with the same leaf components.
 * Both give the same bytes; what differs is what the renderer costs.
 */
export async function contenders(): Promise<Contenders> {
  const { plan: asked, needs } = plan(dossierOfSixty, context);
  const page = fill(asked, { records: new Map(needs.recordIds.map((id) => [id, record(id)])) });
  if (page.template !== 'dossier') throw new Error('The bench expects a dossier.');
  await preloadPlan(page);
  const renderer = await portalRenderer();
  const { t } = renderer;
  const handed = pageByHand(page);
  return {
    library: {
      name: 'renderer',
      render: () =>
        renderToString(
          <RendererProvider value={renderer}>
            <PageRenderer plan={page} />
          </RendererProvider>,
        ),
    },
    byHand: { name: 'by hand', render: () => renderToString(<DossierByHand page={handed} t={t} />) },
    planned: () => plan(dossierOfSixty, context).plan.areas.length,
  };
}

function record(id: string): RecordSummary {
  return {
    id,
    title: `Publicatie ${id}`,
    publisher: 'Kennisbank',
    year: 2025,
    type: 'Rapport',
    href: `/zoeken/*?id=${id}`,
  };
}

function pageByHand({ title, details, areas }: Plan<'dossier'>): DossierByHand {
  return {
    title,
    lead: details.lead ?? '',
    picture: present(details.pictures[0]),
    published: details.published ?? '',
    modified: details.modified ?? '',
    subject: details.summary.subject ?? '',
    audience: details.summary.audience ?? '',
    sections: areas.map(sectionByHand),
  };
}

function sectionByHand(area: AreaPlan): SectionByHand {
  const image = dataOf(area, 1, 'image');
  const questions = dataOf(area, 3, 'accordion');
  const news = dataOf(area, 4, 'item-list');
  return {
    id: area.id,
    title: area.title ?? '',
    lead: area.lead ?? '',
    tone: area.tone,
    background: dataOf(area, 0, 'text').html,
    picture: present(image.picture),
    caption: image.caption ?? '',
    approach: dataOf(area, 2, 'text').html,
    questions: { title: questions.title ?? '', items: questions.items },
    news: {
      title: news.title ?? '',
      items: news.items.map((item) => ({
        title: item.title,
        href: item.href ?? '',
        lead: item.lead ?? '',
        picture: present(item.picture),
        published: item.published ?? '',
      })),
    },
    records: dataOf(area, 5, 'records').slots.flatMap((slot) =>
      slot.state === 'found'
        ? [
            {
              id: slot.id,
              title: slot.record.title,
              href: slot.record.href,
              meta: [slot.record.publisher ?? '', String(slot.record.year)],
              badgeLabel: slot.record.type ?? '',
            },
          ]
        : [],
    ),
  };
}

function present(picture: Picture | undefined): Picture {
  if (!picture) throw new Error('The bench expects a picture here.');
  return picture;
}

function dataOf<T extends keyof ElementData>(area: AreaPlan, index: number, type: T): ElementData[T] {
  const element = area.elements[index];
  if (element?.kind !== 'known' || element.type !== type) throw new Error(`The bench expects ${type} at ${index}.`);
  // The check above ties the data to the type, which TypeScript cannot follow through a union.
  return element.data as ElementData[T];
}
