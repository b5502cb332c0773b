import type { SearchRecord } from '../api/responses.ts';
import { fullTexts } from '../search/fullTexts.ts';
import { surnameFirst } from './authorName.ts';
import { documentKind } from './documentKind.ts';

/** A line of a document's head: `citation_title` and what it says. */
export interface CitationTag {
  readonly name: `citation_${string}` | 'z:itemType';
  readonly content: string;
}

/** More authors than any reference names; reference managers ask for the rest (`/api/citation`). */
const authorsTold = 100;

/**
 * A record in the tags that Google Scholar and reference managers read on its page (Highwire Press tags): what it says
 * of itself and nothing else.
 * @param page the one address of its page
 */
export function citationTags(record: SearchRecord, page: string): CitationTag[] {
  const { title, authors = [], publisher, journal, year, doi, isbn = [], language, keywords, abstract } = record;
  const texts = fullTexts(record);
  const tag = (name: CitationTag['name'], content: string | undefined): CitationTag[] =>
    content ? [{ name, content: content.replace(/\s+/g, ' ').trim() }] : [];
  return [
    ...tag('citation_title', title),
    ...tag('z:itemType', itemType(record)),
    ...authors
      .slice(0, authorsTold)
      .flatMap((author) =>
        author.role === 'editor'
          ? tag('citation_editor', surnameFirst(author))
          : [
              ...tag('citation_author', surnameFirst(author)),
              ...tag('citation_author_orcid', author.orcid && `https://orcid.org/${author.orcid}`),
            ],
      ),
    ...tag('citation_publication_date', year?.toString()),
    ...tag(containerTag(record), journal),
    ...tag(publisherTag(record), publisher),
    ...tag('citation_doi', doi),
    ...isbn.flatMap((each) => tag('citation_isbn', each)),
    ...tag('citation_language', language),
    ...keywords.flatMap((keyword) => tag('citation_keywords', keyword)),
    ...tag('citation_pdf_url', texts.find(({ filetype }) => /pdf$/i.test(filetype))?.url),
    ...tag('citation_fulltext_html_url', texts.find(({ filetype }) => /html?$/i.test(filetype))?.url),
    ...tag('citation_abstract_html_url', page),
    // Without it the page's description is taken for the abstract, which is the beginning of it.
    ...tag('citation_abstract', abstract),
  ];
}

/** What Zotero calls each kind; those that the tags of Highwire Press tell nothing of are articles to it. */
const itemTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ artikel: 'journalArticle', conferentiebijdrage: 'conferencePaper', hoofdstuk: 'bookSection', boek: 'book' },
    ...{ rapport: 'report', factsheet: 'report', proefschrift: 'thesis', scriptie: 'thesis', preprint: 'preprint' },
    ...{ dataset: 'dataset', software: 'computerProgram', video: 'videoRecording', podcast: 'podcast', kaart: 'map' },
    ...{ norm: 'standard', octrooi: 'patent', afbeelding: 'artwork' },
    ...{ webpagina: 'webpage', dossier: 'webpage', project: 'webpage' },
  }),
);

const itemType = ({ type }: SearchRecord) => itemTypes.get(documentKind(type)) ?? 'document';

/** What a work stands in. */
function containerTag({ type }: SearchRecord): CitationTag['name'] {
  switch (documentKind(type)) {
    case 'hoofdstuk':
      return 'citation_inbook_title';
    case 'conferentiebijdrage':
      return 'citation_conference_title';
    default:
      return 'citation_journal_title';
  }
}

/** Who brought it out, as its kind calls it. */
function publisherTag({ type }: SearchRecord): CitationTag['name'] {
  switch (documentKind(type)) {
    case 'proefschrift':
    case 'scriptie':
      return 'citation_dissertation_institution';
    case 'rapport':
    case 'factsheet':
      return 'citation_technical_report_institution';
    default:
      return 'citation_publisher';
  }
}
