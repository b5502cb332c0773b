import { ListExport } from '#design-system/components/ListExport/ListExport.tsx';
import { feedAddress, listFields, listFormats, listMost, listPath } from '../../api/listAddress.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { numbersIn } from '../../language/numbersIn.ts';
import { useTexts } from '../../language/useTexts.ts';
import type { Search } from '../addresses.ts';

interface ListOutProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/** The list of a search, or what is ticked of its page, as a file; and the search as a feed. */
export function ListOut({ view, answer }: ListOutProps) {
  const t = useTexts('search');
  const count = numbersIn(view.language).format(answer.hits);
  const most = numbersIn(view.language).format(listMost);
  return (
    <ListExport
      title={t('list')}
      intro={answer.hits > listMost ? t('list.first', { count, most }) : t('list.whole', { count })}
      action={listPath}
      fields={listFields(view).map(([name, value]) => ({ name, value }))}
      choicesLabel={t('list.choose')}
      choices={answer.records.map(({ id, title, language }) => ({ name: 'id', value: id, label: title, language }))}
      formats={listFormats.map((format) => ({
        value: format,
        label: t(`list.${format}`),
        readers: t(`list.${format}.readers`),
      }))}
      formatName="format"
      feed={{ href: feedAddress(view), label: t('list.feed'), note: t('list.feed.note') }}
    />
  );
}
