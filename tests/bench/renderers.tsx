import { renderToString } from 'react-dom/server';
import { pictureUrl } from '#app/data/pictureUrl.ts';
import { createI18n, translator } from '#app/language/createI18n.ts';
import { Accordion } from '#design-system/components/Accordion/Accordion.tsx';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import { ContentsBar } from '#design-system/components/ContentsBar/ContentsBar.tsx';
import { Figure } from '#design-system/components/Figure/Figure.tsx';
import { Header } from '#design-system/components/Header/Header.tsx';
import { PublishDate } from '#design-system/components/PublishDate/PublishDate.tsx';
import { RecordList } from '#design-system/components/RecordList/RecordList.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { Summary } from '#design-system/components/Summary/Summary.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { ElementData } from '#templates/contract/elementDefinitions.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { AreaPlan, Plan, RecordSummary } from '#templates/plan/plan.types.ts';
import { creditOf } from '#templates/renderer/credit.ts';
import { PageRenderer, preloadPlan } from '#templates/renderer/PageRenderer.tsx';
import { imageSource } from '#templates/renderer/pictures.ts';
import { type Renderer, RendererProvider, type Translate } from '#templates/renderer/RendererProvider.tsx';
import { dossierOfSixty } from './dossierOfSixty.ts';

/*
 * The same dossier twice: through plan, registry and boundaries, and written by hand for just this page with the same
 * leaf components. Both give the same bytes; what differs is what the renderer costs.
 */

interface Contender {
  readonly name: string;
  readonly render: () => string;
}

export async function contenders(): Promise<{
  readonly library: Contender;
  readonly byHand: Contender;
  readonly planned: () => number;
}> {
  const site = {
    id: 'groenkennisnet',
    cname: 'groenkennisnet',
    language: 'nl',
    title: 'Groen Kennisnet',
    origin: 'http://localhost:3000',
  } as const;
  const context = { site, sites: [site], language: 'nl', pictures: pictureUrl } as const;
  const { plan: asked, needs } = plan(dossierOfSixty, context);
  const records = new Map<string, RecordSummary>(
    needs.recordIds.map((id) => [
      id,
      {
        id,
        title: `Publicatie ${id}`,
        publisher: 'Kennisbank',
        year: 2025,
        type: 'Rapport',
        href: `/zoeken/*?id=${id}`,
      },
    ]),
  );
  const page = fill(asked, records);
  if (page.template !== 'dossier') throw new Error('The bench expects a dossier.');
  await preloadPlan(page);
  const t = translator(await createI18n('nl'), 'nl');
  const renderer: Renderer = {
    t,
    language: 'nl',
    pictureUrl,
    searchBar: () => null,
    audience: 'public',
    crashed: new Set(),
    onCrash: () => {},
  };
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
    byHand: { name: 'by hand', render: () => renderToString(<DossierByHand page={page} t={t} />) },
    planned: () => plan(dossierOfSixty, context).plan.areas.length,
  };
}

function DossierByHand({ page, t }: { page: Plan<'dossier'>; t: Translate }) {
  const { details, areas } = page;
  const [picture] = details.pictures;
  return (
    <article lang="nl">
      <Header
        title={page.title}
        size="exploded"
        lead={details.lead}
        badge={{ kind: 'dossier', label: t('kind.dossier') }}
        pictures={details.pictures.map((each) => imageSource(each, 'header', pictureUrl))}
        credit={picture && creditOf(picture, t)}
        breadcrumb={false}
        meta={
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            <PublishDate date={details.published ?? ''} language="nl" prefix={t('page.published')} />
            <PublishDate date={details.modified ?? ''} language="nl" prefix={t('page.modified')} />
          </span>
        }
      />
      <Band tone="band" rhythm="tight">
        <Summary
          items={[
            { term: t('summary.subject'), description: details.summary.subject ?? '' },
            { term: t('summary.audience'), description: details.summary.audience ?? '' },
          ]}
        />
      </Band>
      <ContentsBar
        label={t('contents.label')}
        items={areas.map(({ id, title = '' }) => ({ id, title }))}
        previousLabel={t('contents.previous')}
        nextLabel={t('contents.next')}
      />
      {areas.map((area) => (
        <SectionByHand key={area.id} area={area} t={t} />
      ))}
    </article>
  );
}

function dataOf<T extends keyof ElementData>(area: AreaPlan, index: number, type: T): ElementData[T] {
  const element = area.elements[index];
  if (element?.kind !== 'known' || element.type !== type) throw new Error(`The bench expects ${type} at ${index}.`);
  return element.data as ElementData[T];
}

function SectionByHand({ area, t }: { area: AreaPlan; t: Translate }) {
  const image = dataOf(area, 1, 'image');
  const list = dataOf(area, 4, 'item-list');
  const { slots } = dataOf(area, 5, 'records');
  return (
    <Band tone={area.tone} id={area.id} labelledBy={`${area.id}-title`}>
      <div className="grid gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] large:gap-16">
        <div className="grid max-w-reading gap-3 large:sticky large:top-40 large:self-start">
          <Title level={2} id={`${area.id}-title`}>
            {area.title}
          </Title>
          <p className="text-lead text-text-muted">{area.lead}</p>
        </div>
        <div className="grid gap-8 large:col-start-2">
          <RichText html={dataOf(area, 0, 'text').html} tableLabel={t('text.table')} />
          <div className="max-w-reading">
            {image.picture && (
              <Figure
                picture={imageSource(image.picture, 'figure', pictureUrl)}
                caption={image.caption}
                credit={creditOf(image.picture, t)}
              />
            )}
          </div>
          <RichText html={dataOf(area, 2, 'text').html} tableLabel={t('text.table')} />
          <QuestionsByHand data={dataOf(area, 3, 'accordion')} t={t} />
          <div className="grid gap-6">
            <Title level={3}>{list.title}</Title>
            <CardGrid layout="grid">
              {list.items.map((item) => (
                <Card
                  key={item.href}
                  kind="news"
                  badgeLabel={t('kind.news')}
                  title={item.title}
                  href={item.href}
                  lead={item.lead}
                  meta={<PublishDate date={item.published ?? ''} language="nl" />}
                  picture={item.picture && imageSource(item.picture, 'card', pictureUrl)}
                  level={4}
                  layout="tall"
                />
              ))}
            </CardGrid>
          </div>
          <div className="max-w-reading">
            <RecordList
              title={t('records.title', { count: slots.length })}
              level={3}
              items={slots.flatMap((slot) =>
                slot.state === 'found'
                  ? [
                      {
                        kind: 'record' as const,
                        id: slot.id,
                        title: slot.record.title,
                        href: slot.record.href,
                        meta: [slot.record.publisher ?? '', String(slot.record.year)],
                        badgeLabel: slot.record.type,
                        links: [],
                      },
                    ]
                  : [],
              )}
            />
          </div>
        </div>
      </div>
    </Band>
  );
}

function QuestionsByHand({ data, t }: { data: ElementData['accordion']; t: Translate }) {
  return (
    <div className="grid max-w-reading gap-4">
      <Title level={3}>{data.title}</Title>
      <Accordion
        level={4}
        items={data.items.map(({ id, title, html }) => ({
          id,
          title,
          content: <RichText html={html} tableLabel={t('text.table')} />,
        }))}
      />
    </div>
  );
}
