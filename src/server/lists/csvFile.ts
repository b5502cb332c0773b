import { areEditors } from '#app/search/areEditors.ts';
import type { Language } from '#languages/languages.ts';
import type { ListedRecord } from '../search/loadList.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** Spreadsheets take a mark at the beginning for UTF-8, and anything else for the letters of the machine. */
const mark = '\ufeff';

/** Where commas stand in numbers, spreadsheets expect semicolons between cells. */
const separators: Partial<Record<Language, string>> = { nl: ';' };

/**
 * Records as a table (RFC 4180), with names above its columns by which an import knows them again.
 * @param pageOf the address of a record's own page
 */
export function csvFile(
  records: readonly ListedRecord[],
  language: Language,
  pageOf: (record: ListedRecord) => string,
): string {
  const t = serverTexts(language);
  const columns: readonly (readonly [name: string, value: (record: ListedRecord) => string])[] = [
    [t('list.title'), ({ title }) => title],
    [t('list.authors'), ({ authors }) => (areEditors(authors) ? '' : namesOf(authors))],
    [t('list.editors'), ({ authors }) => (areEditors(authors) ? namesOf(authors) : '')],
    [t('list.organisations'), ({ organisations }) => namesOf(organisations)],
    [t('list.year'), ({ year }) => year?.toString() ?? ''],
    [t('list.type'), ({ typeLabel, documenttype }) => typeLabel ?? documenttype],
    [t('list.journal'), ({ journal }) => journal],
    [t('list.publisher'), ({ publisher }) => publisher],
    [t('list.language'), (record) => record.language ?? ''],
    [t('list.keywords'), ({ keywords }) => joined(keywords)],
    [t('list.abstract'), ({ abstract, description, summary }) => abstract || description || summary],
    [t('list.doi'), ({ doi }) => doi],
    [t('list.isbn'), ({ isbn }) => joined(isbn.map(hyphenated))],
    [t('list.url'), (record) => firstLink(record) || pageOf(record)],
    [t('list.access'), ({ links, access }) => links[0]?.access ?? access],
    [t('list.id'), ({ id }) => id],
  ];
  const rows = [columns.map(([name]) => name), ...records.map((record) => columns.map(([, value]) => value(record)))];
  const separator = separators[language] ?? ',';
  return mark + rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
}

const namesOf = (list: readonly { readonly name: string }[]) => joined(list.map(({ name }) => name));

const joined = (values: readonly string[]) => values.map((value) => value.replaceAll(';', ',')).join('; ');

/** An ISBN is a number to a spreadsheet, which rounds it or takes its first zero away; with a hyphen it is a text. */
const hyphenated = (isbn: string) => isbn.replace(/^(\d{3})(\d{10})$/, '$1-$2').replace(/^(\d)(\d{8}[\dX])$/, '$1-$2');

const firstLink = ({ links, url }: ListedRecord) => links.find((link) => link.url !== '')?.url ?? url;

/**
 * A cell in quotes. One that begins like a formula would be calculated when the table is opened: an apostrophe before it
 * makes it a text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return `"${(/^[=+\-@|%＝＋－＠]/.test(oneLine) ? `'${oneLine}` : oneLine).replaceAll('"', '""')}"`;
}
