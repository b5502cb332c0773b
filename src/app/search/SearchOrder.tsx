import { Button } from '#design-system/components/Button/Button.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { hiddenFields, orderField, sortOptionOf, sortOptions, withSortOption } from './parameters.ts';
import type { FilterDraft } from './useFilterDraft.ts';

interface SearchOrderProps {
  readonly view: Search;
  /** What is ticked by now goes along. */
  readonly draft: FilterDraft;
}

/** The order of the results: at once with script, else a form with a button (specification, section 3). */
export function SearchOrder({ view, draft }: SearchOrderProps) {
  const t = useTexts('search');
  const order = sortOptionOf(view.parameters);
  const go = (chosen: string) => draft.leave(withSortOption(draft.parameters, chosen));
  return (
    <form
      action={ownPath(view, new URLSearchParams())}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        go(String(new FormData(event.currentTarget).get(orderField)));
      }}
      className="flex flex-wrap items-center gap-2"
    >
      {hiddenFields(withSortOption(view.parameters, 'score')).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('order')}
        name={orderField}
        options={sortOptions.map((each) => ({ value: each, label: t(`order.${each}`) }))}
        value={order}
        onChange={go}
      />
      <span className="hidden noscript:flex">
        <Button tone="secondary" size="small" type="submit">
          {t('order.submit')}
        </Button>
      </span>
    </form>
  );
}
