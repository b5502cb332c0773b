import { Button } from '#design-system/components/Button/Button.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { View } from '../views/resolveView.ts';
import { searchPath } from './addresses.ts';
import { hiddenFields, orderField, orderOf, orders, withOrder } from './parameters.ts';
import { searchTexts } from './searchTexts.ts';
import type { FilterDraft } from './useFilterDraft.ts';

interface SearchOrderProps {
  readonly view: Extract<View, { kind: 'search' }>;
  /** What is ticked by now goes along. */
  readonly draft: FilterDraft;
}

/** The order of the results: at once with script, else a form with a button (specification, section 3). */
export function SearchOrder({ view, draft }: SearchOrderProps) {
  const t = searchTexts(view.language);
  const order = orderOf(view.parameters);
  const go = (chosen: string) => draft.leave(withOrder(draft.parameters, chosen));
  return (
    <form
      action={searchPath(view, view.term)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        go(String(new FormData(event.currentTarget).get(orderField)));
      }}
      className="flex flex-wrap items-center gap-2"
    >
      {hiddenFields(withOrder(view.parameters, 'score')).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('order')}
        name={orderField}
        options={orders.map((each) => ({ value: each, label: t(`order.${each}`) }))}
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
