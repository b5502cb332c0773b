import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { FieldPopup } from './FieldPopup.tsx';
import { wear } from './fieldAttributes.ts';
import { keyAction } from './keyAction.ts';
import { type Suggestion, type SuggestionGroup, Suggestions } from './Suggestions.tsx';
import { useSettled } from './useSettled.ts';

export interface FieldSuggestionsProps {
  /** A field with the focus; what renders it knows nothing of this. */
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  /** Name of the list: "Suggesties". */
  readonly label: string;
  /** Said once the list has come to rest: "6 suggesties". */
  readonly message: string;
  /** Without any suggestion the list is closed. */
  readonly groups: readonly SuggestionGroup[];
  /** Something was typed, or the list is wanted for what stands there. */
  readonly onType: (typed: string) => void;
  /** The list is not wanted any more. */
  readonly onClose: () => void;
  /** A suggestion was chosen; one that leads somewhere goes there by itself. */
  readonly onChoose: (suggestion: Suggestion) => void;
  /** The focus went elsewhere, or the field is not there any more. */
  readonly onLeave: () => void;
}

/** Makes a combobox of a search field (ARIA 1.2: editable, list autocomplete), for as long as this stands there. */
export function FieldSuggestions(props: FieldSuggestionsProps) {
  const { field, form, label, message, groups, onType, onClose, onChoose, onLeave } = props;
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();
  const ids = groups.flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  const isOpen = ids.length > 0;
  // What the keyboard was at may be gone from a list that came later.
  const active = activeId !== undefined && ids.includes(activeId) ? activeId : undefined;
  const said = useSettled(isOpen ? message : '');

  const show = () => {
    setActiveId(undefined);
    onType(field.value);
  };
  const press = (event: KeyboardEvent) => {
    const action = keyAction(event, { ids, activeId: active });
    if (action.kind !== 'none' && action.kind !== 'type') event.preventDefault();
    switch (action.kind) {
      case 'none':
        return;
      case 'open':
        return show();
      case 'close':
        return onClose();
      case 'choose':
        return document.getElementById(action.id)?.click();
      case 'move':
        return setActiveId(action.id);
      case 'type':
        return setActiveId(undefined);
      default:
        return action satisfies never;
    }
  };

  const listen = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) press(event);
    else if (event.type === 'input') show();
    else if (event.type === 'submit') onClose();
    else onLeave();
  });
  useLayoutEffect(() => {
    const listener = (event: Event) => listen(event);
    const types = ['input', 'keydown', 'blur'];
    for (const type of types) field.addEventListener(type, listener);
    form.addEventListener('submit', listener);
    return () => {
      for (const type of types) field.removeEventListener(type, listener);
      form.removeEventListener('submit', listener);
    };
  }, [field, form]);

  useLayoutEffect(() => wear(field, combobox), [field]);
  useLayoutEffect(
    () =>
      wear(field, {
        'aria-expanded': `${isOpen}`,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': active,
      }),
    [field, isOpen, listId, active],
  );
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(active)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);

  return (
    <>
      <FieldPopup anchor={form} isOpen={isOpen} onGone={onLeave}>
        <Suggestions id={listId} label={label} groups={groups} activeId={active} onChoose={onChoose} />
      </FieldPopup>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** The browser's own list of earlier texts would lie over this one. */
const combobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  autocomplete: 'off',
};
