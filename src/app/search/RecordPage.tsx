import { Citation } from '#design-system/components/Citation/Citation.tsx';
import { RecordDetail } from '#design-system/components/RecordDetail/RecordDetail.tsx';
import { ShareLinks } from '#design-system/components/ShareLinks/ShareLinks.tsx';
import { languageOf } from '#languages/languages.ts';
import { shareTexts } from '#templates/pages/shareTexts.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { type CitationFormat, citationAddress, citationFormats } from '../data/citationAddress.ts';
import type { SearchHit } from '../data/portalState.ts';
import { usePortal } from '../portalContext.tsx';
import { resultPath, searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { fullTexts } from './fullTexts.ts';
import { accessName, badgeKindOf, placeOf, readingOf } from './recordNames.ts';
import { recordTexts } from './recordTexts.ts';
import { referenceText } from './referenceText.ts';
import { useSearchBefore } from './searchBefore.ts';

interface RecordPageProps {
  readonly record: SearchHit;
  readonly view: Extract<View, { kind: 'result' }>;
}

const formatNames = { ris: 'RIS', bibtex: 'BibTeX', csl: 'CSL-JSON' } as const satisfies Record<CitationFormat, string>;

/** One record, of the site's or a portlet's (specification, sections 2 and 3). */
export function RecordPage({ record, view }: RecordPageProps) {
  const { t } = useRenderer();
  const rt = recordTexts(view.language);
  const { site } = usePortal();
  const before = useSearchBefore(view);
  const { title, publisher, journal } = record;
  const language = languageOf(record.language);
  const address = site.origin + resultPath(view, title, [record.id]);
  const texts = fullTexts(record);
  const type = record.typeLabel;
  const year = record.year?.toString();
  return (
    <RecordDetail
      title={title}
      language={language}
      badge={{ kind: badgeKindOf(record), label: type ?? t('kind.gkz') }}
      origin={[publisher, journal, year].filter((part) => part !== undefined)}
      back={
        before
          ? { href: before.href, label: backLabel(before.term) }
          : { href: searchPath(view), label: rt('back.all') }
      }
      fullTexts={texts.map(({ url, access, filetype }) => ({
        href: url,
        label: readingOf(filetype, rt),
        note: [accessName(access, rt), placeOf(url)].filter((part) => part !== '').join(' · '),
      }))}
      abstract={record.abstract}
      keywords={[...new Set(record.keywords)].map((word) => ({ label: word, href: searchPath(view, word) }))}
      facts={[
        { term: rt('fact.type'), description: type },
        { term: rt('fact.language'), description: language && rt(`language.${language}`) },
        { term: rt('fact.year'), description: year },
        { term: rt('fact.journal'), description: journal },
        { term: rt('fact.publisher'), description: publisher },
      ].flatMap(({ term, description }) => (description ? [{ term, description }] : []))}
      citation={
        <Citation
          reference={referenceText(record, texts[0]?.url ?? address, view.language)}
          language={language}
          files={citationFormats.map((format) => ({
            format: formatNames[format],
            readers: rt(`cite.${format}`),
            href: citationAddress(record.id, format, view),
          }))}
          texts={{
            label: rt('cite.label'),
            copy: rt('cite.copy'),
            copied: rt('cite.copied'),
            copyFailed: rt('cite.copyFailed'),
            download: rt('cite.download'),
          }}
        />
      }
      share={<ShareLinks url={address} title={title} texts={shareTexts(t, rt('share'))} />}
      texts={{
        noFullText: publisher ? rt('nonePublisher', { publisher }) : rt('none'),
        moreFullTexts: rt('more'),
        abstract: rt('abstract'),
        keywords: rt('keywords'),
        facts: rt('facts'),
        citation: rt('cite'),
        externalHint: t('link.external'),
      }}
    />
  );

  function backLabel(term: string): string {
    return term === '*' ? rt('back.results') : rt('back.term', { term });
  }
}
