import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { SelectOption } from '../Select/SelectControl.tsx';

export interface BookmarkFilterProps {
  /** The page itself: the form asks for it again with what was chosen. */
  action: string;
  hiddenFields?: ReactNode;
  search: { id: string; name: string; value: string };
  order: { id: string; name: string; value: string; options: readonly SelectOption[] };
  texts: { search: string; order: string; show: string };
  /** Called with what the form would ask for: when it is sent, and when another order is chosen. */
  onFilter?: ((data: FormData) => void) | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/** Finds in a list of one's own and puts it in order: a plain GET form. */
export function BookmarkFilter({ action, hiddenFields, search, order, texts, onFilter, ref }: BookmarkFilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onFilter) return;
    event.preventDefault();
    onFilter(new FormData(event.currentTarget));
  };
  const choose = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) onFilter?.(new FormData(event.currentTarget));
  };
  return (
    <search className="print:hidden">
      <form
        ref={ref}
        action={action}
        onSubmit={submit}
        onChange={choose}
        className="grid items-end gap-4 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(12rem,auto)_auto]"
      >
        {hiddenFields}
        <FormField
          kind="text"
          id={search.id}
          name={search.name}
          label={texts.search}
          defaultValue={search.value}
          autoComplete="off"
        />
        <FormField
          kind="select"
          id={order.id}
          name={order.name}
          label={texts.order}
          options={order.options}
          defaultValue={order.value}
        />
        <Button tone="secondary" type="submit">
          {texts.show}
        </Button>
      </form>
    </search>
  );
}
