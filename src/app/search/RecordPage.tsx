import { Citation } from '#design-system/components/Citation/Citation.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { RecordDetail } from '#design-system/components/RecordDetail/RecordDetail.tsx';
import { ShareLinks } from '#design-system/components/ShareLinks/ShareLinks.tsx';
import { type Language, rowOf } from '#languages/languages.ts';
import { shareTexts } from '#templates/pages/shareTexts.ts';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { citationAddress, citationFormats, formatNames } from '../api/citationAddress.ts';
import type { RecordPlace, SearchRecord } from '../api/responses.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { BookmarkIsland } from '../personal/personalIslands.tsx';
import { type SearchContext, searchPath } from './addresses.ts';
import { areEditors } from './areEditors.ts';
import { contributorHref } from './contributorHref.ts';
import { fullTexts } from './fullTexts.ts';
import { doiAddress } from './identifierAddress.ts';
import { withNear } from './placeParameters.ts';
import { accessName, badgeKindOf, placeOf, readingOf } from './recordNames.ts';
import { referenceText } from './referenceText.ts';
import { resultPath } from './resultPath.ts';
import { useSearchBefore } from './searchBefore.ts';

interface RecordPageProps {
  readonly record: SearchRecord;
  /** Others about the same. */
  readonly similar?: readonly SearchRecord[] | undefined;
  /** What the search it was found by belongs to. */
  readonly context: SearchContext;
}

/** One record, of the site's or a portlet's (specification, sections 2 and 3). */
export function RecordPage({ record, similar = [], context }: RecordPageProps) {
  const { t } = useRenderer();
  const rt = useTexts('record');
  const st = useTexts('search');
  const { site } = usePortal();
  const before = useSearchBefore(context);
  const { title, language, publisher, journal } = record;
  const address = site.origin + resultPath(context, title, [record.id]);
  const texts = fullTexts(record);
  const type = record.typeLabel;
  const organisations = record.organisations && record.organisations.length > 0 && (
    <ul>
      {record.organisations.map(({ name, id }) => (
        <li key={id}>
          <Link href={contributorHref(context, { kind: 'organisation', id }, name)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
  const year = record.year?.toString();
  return (
    <RecordDetail
      title={title}
      language={language}
      badge={{ kind: badgeKindOf(record), label: type ?? t('kind.gkz') }}
      authors={(record.authors ?? []).map(({ name, id }) => ({
        label: name,
        href: contributorHref(context, { kind: 'author', id }, name),
      }))}
      origin={[publisher, journal, year].filter((part) => part !== undefined)}
      back={
        before
          ? { href: before.href, label: backLabel(before.term) }
          : { href: searchPath(context), label: rt('back.all') }
      }
      fullTexts={texts.map(({ url, access, filetype }) => ({
        href: url,
        label: readingOf(filetype, st),
        note: [accessName(access, st), placeOf(url)].filter((part) => part !== '').join(' · '),
      }))}
      abstract={record.abstract}
      keywords={[...new Set(record.keywords)].map((word) => ({ label: word, href: searchPath(context, word) }))}
      places={(record.places ?? []).flatMap((place) => (place.name === '' ? [] : [linkNear(place)]))}
      facts={[
        { term: rt('fact.type'), description: type },
        { term: rt('fact.language'), description: language && languageName(language, context.language) },
        { term: rt('fact.year'), description: year },
        { term: rt('fact.journal'), description: journal },
        { term: rt('fact.publisher'), description: publisher },
        { term: rt('fact.organisations'), description: organisations },
        { term: 'DOI', description: record.doi && <Doi doi={record.doi} hint={t('link.external')} /> },
        { term: 'ISBN', description: record.isbn?.join(', ') },
      ].flatMap(({ term, description }) => (description ? [{ term, description }] : []))}
      citation={
        <Citation
          reference={referenceText(record, record.doi ? doiAddress(record.doi) : (texts[0]?.url ?? address), rt)}
          language={language}
          files={citationFormats.map((format) => ({
            format: formatNames[format],
            readers: rt(`cite.${format}`),
            href: citationAddress(record.id, format, context),
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
      share={
        <div className="flex flex-col items-start gap-6">
          {site.identity && <BookmarkIsland item={record} size="header" />}
          <ShareLinks url={address} title={title} texts={shareTexts(t, rt('share'))} />
        </div>
      }
      similar={similar.map((other) => ({
        label: other.title,
        language: other.language,
        href: resultPath(context, other.title, [other.id]),
        note: [other.typeLabel, other.publisher, other.year?.toString()].filter(Boolean).join('\u00a0· '),
      }))}
      texts={{
        authors: rt(areEditors(record.authors ?? []) ? 'editors' : 'authors'),
        noFullText: publisher ? rt('nonePublisher', { publisher }) : rt('none'),
        moreFullTexts: rt('more'),
        abstract: rt('abstract'),
        keywords: rt('keywords'),
        places: rt('places'),
        facts: rt('facts'),
        similar: rt('similar'),
        citation: rt('cite'),
        externalHint: t('link.external'),
      }}
    />
  );

  /** What else is about that place. */
  function linkNear({ name, lat, lon }: RecordPlace) {
    const near = withNear(new URLSearchParams(), `${lat.toFixed(4)},${lon.toFixed(4)} ${name}`);
    return { label: rt('near', { place: name }), href: searchPath(context, '*', near) };
  }

  function backLabel(term: string): string {
    return term === '*' ? rt('back.results') : rt('back.term', { term });
  }
}

function Doi({ doi, hint }: { readonly doi: string; readonly hint: string }) {
  return (
    <Link kind="external" href={doiAddress(doi)} externalHint={hint}>
      {doi}
    </Link>
  );
}

/** What a language is called in another one. */
function languageName(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames(rowOf(language).locale, { type: 'language' }).of(code);
}
