import { pictureUrl } from '#app/api/pictureUrl.ts';
import { Accordion } from '#design-system/components/Accordion/Accordion.tsx';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Card } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import { ContentsBar } from '#design-system/components/ContentsBar/ContentsBar.tsx';
import { Figure } from '#design-system/components/Figure/Figure.tsx';
import { Header } from '#design-system/components/Header/Header.tsx';
import { MarginFacts } from '#design-system/components/MarginFacts/MarginFacts.tsx';
import { PublishDate } from '#design-system/components/PublishDate/PublishDate.tsx';
import { RecordList } from '#design-system/components/RecordList/RecordList.tsx';
import { RichText } from '#design-system/components/RichText/RichText.tsx';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Picture } from '#templates/contract/pictures.ts';
import { readCalendarDate } from '#templates/contract/readCalendarDate.ts';
import { creditOf } from '#templates/renderer/credit.ts';
import { imageSource } from '#templates/renderer/pictures.ts';
import type { Translate } from '#templates/renderer/RendererProvider.tsx';

/*
 * A dossier written by hand for just this page, with the portal's leaf components: what a developer makes who knows
 * which elements will come, and in which order.
 */

export interface SectionByHand {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly tone: 'plain' | 'band';
  readonly background: string;
  readonly picture: Picture;
  readonly caption: string;
  readonly approach: string;
  readonly questions: {
    readonly title: string;
    readonly items: readonly { id: string; title: string; html: string }[];
  };
  readonly news: {
    readonly title: string;
    readonly items: readonly { title: string; href: string; lead: string; picture: Picture; published: string }[];
  };
  readonly records: readonly { id: string; title: string; href: string; meta: readonly string[]; badgeLabel: string }[];
}

export interface DossierByHand {
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture;
  readonly published: string;
  readonly modified: string;
  readonly subject: string;
  readonly audience: string;
  readonly sections: readonly SectionByHand[];
}

function Dated({ on, prefix }: { on: string; prefix?: string }) {
  const date = readCalendarDate(on);
  return date && <PublishDate date={date} language="nl" prefix={prefix} />;
}

export function DossierByHand({ page, t }: { page: DossierByHand; t: Translate }) {
  const [first] = page.sections;
  return (
    <article lang="nl">
      <Header
        title={page.title}
        size="exploded"
        lead={page.lead}
        badge={{ kind: 'dossier', label: t('kind.dossier') }}
        pictures={[imageSource(page.picture, 'header', pictureUrl)]}
        credit={creditOf(page.picture, t)}
        breadcrumb={false}
        meta={
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            <Dated on={page.published} prefix={t('page.published')} />
            <Dated on={page.modified} prefix={t('page.modified')} />
          </div>
        }
      />
      <Band tone="band" rhythm="tight">
        <SummaryBlock
          items={[
            { term: t('summary.subject'), description: page.subject },
            { term: t('summary.audience'), description: page.audience },
          ]}
        />
      </Band>
      {first && (
        <div className="mx-auto w-full max-w-content px-gutter pt-section pb-6">
          <Title level={2} id={`title-${first.id}`}>
            {first.title}
          </Title>
        </div>
      )}
      <ContentsBar
        label={t('contents.label')}
        items={page.sections.map(({ id, title }) => ({ id, title }))}
        previousLabel={t('contents.previous')}
        nextLabel={t('contents.next')}
      />
      <MarginFacts facts={null}>
        {page.sections.map((section) => (
          <Section key={section.id} section={section} isOpening={section === first} t={t} />
        ))}
      </MarginFacts>
    </article>
  );
}

interface SectionProps {
  readonly section: SectionByHand;
  /** Its title stands above the contents bar. */
  readonly isOpening: boolean;
  readonly t: Translate;
}

function Section({ section, isOpening, t }: SectionProps) {
  const { id, questions, news, records } = section;
  return (
    <Band tone={section.tone} id={id} labelledBy={`title-${id}`}>
      <div className="grid grid-cols-1 gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] large:gap-16">
        <div className="grid max-w-reading grid-cols-1 gap-3 large:sticky large:top-40 large:self-start">
          {!isOpening && (
            <Title level={2} id={`title-${id}`}>
              {section.title}
            </Title>
          )}
          <p className="text-lead text-text-muted">{section.lead}</p>
        </div>
        <div className="grid grid-cols-1 gap-8 large:col-start-2">
          <RichText html={section.background} tableLabel={t('text.table')} />
          <div className="max-w-reading">
            <Figure
              picture={imageSource(section.picture, 'figure', pictureUrl)}
              caption={section.caption}
              credit={creditOf(section.picture, t)}
            />
          </div>
          <RichText html={section.approach} tableLabel={t('text.table')} />
          <div className="grid max-w-reading grid-cols-1 gap-4">
            <Title level={3}>{questions.title}</Title>
            <Accordion
              level={4}
              items={questions.items.map((item) => ({
                id: item.id,
                title: item.title,
                content: <RichText html={item.html} tableLabel={t('text.table')} />,
              }))}
            />
          </div>
          <div className="grid grid-cols-1 gap-6">
            <Title level={3}>{news.title}</Title>
            <CardGrid layout="grid">
              {news.items.map((item) => (
                <Card
                  key={item.href}
                  kind="news"
                  badgeLabel={t('kind.news')}
                  title={item.title}
                  href={item.href}
                  lead={item.lead}
                  meta={<Dated on={item.published} />}
                  picture={imageSource(item.picture, 'card', pictureUrl)}
                  level={4}
                  layout="tall"
                />
              ))}
            </CardGrid>
          </div>
          {records.length > 0 && (
            <div className="max-w-reading">
              <RecordList
                title={t('records.title', { count: records.length })}
                level={3}
                items={records.map((record) => ({ kind: 'record', ...record, links: [] }))}
              />
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}
