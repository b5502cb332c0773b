import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { FieldPopup } from '#design-system/components/Suggestions/FieldPopup.tsx';
import { type Suggestion, Suggestions } from '#design-system/components/Suggestions/Suggestions.tsx';
import type { SearchPlace } from '../routes/addresses.ts';
import { wear } from './fieldAttributes.ts';
import { keyAction } from './keyAction.ts';
import { suggestionGroups } from './suggestionGroups.ts';
import { suggestionTexts } from './suggestionTexts.ts';
import { useSettled } from './useSettled.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface FieldSuggestionsProps {
  /** A search field that has the focus; whoever renders it knows nothing of this. */
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly place: SearchPlace;
  /** Somebody has typed already, before this was there. */
  readonly hasTyped: boolean;
  readonly onLeave: () => void;
}

/** Makes a combobox of a search field (ARIA 1.2: editable, list autocomplete), for as long as it has the focus. */
export function FieldSuggestions({ field, form, place, hasTyped, onLeave }: FieldSuggestionsProps) {
  const t = suggestionTexts(place.language);
  const listId = useId();
  const [typed, setTyped] = useState(field.value);
  const [isWanted, setWanted] = useState(hasTyped);
  const [activeId, setActiveId] = useState<string>();

  const answer = useSuggestions(place, isWanted ? typed : '');
  const groups = suggestionGroups(answer, place, listId);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const isOpen = suggestions.length > 0;
  const active = suggestions.find(({ id }) => id === activeId);
  const count = suggestions.length;
  const message = useSettled(isOpen ? t(count === 1 ? 'one' : 'many', { count }) : '');

  const show = () => {
    setTyped(field.value);
    setWanted(true);
    setActiveId(undefined);
  };
  const choose = ({ href, text }: Suggestion) => {
    setWanted(false);
    // Links go where they lead by themselves. A term is searched as if typed, with all that the form sends along.
    if (href !== undefined) return;
    field.value = text;
    form.requestSubmit();
  };
  const press = (event: KeyboardEvent) => {
    const action = keyAction(event, { ids: suggestions.map(({ id }) => id), activeId: active?.id });
    if (action.kind !== 'none' && action.kind !== 'type') event.preventDefault();
    switch (action.kind) {
      case 'none':
        return;
      case 'open':
        return show();
      case 'close':
        return setWanted(false);
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
    if (event.type === 'input') show();
    else if (event instanceof KeyboardEvent) press(event);
    else if (event.type === 'submit') setWanted(false);
    else onLeave();
  });
  useLayoutEffect(() => {
    const listener = (event: Event) => listen(event);
    for (const type of ['input', 'keydown', 'blur']) field.addEventListener(type, listener);
    form.addEventListener('submit', listener);
    return () => {
      for (const type of ['input', 'keydown', 'blur']) field.removeEventListener(type, listener);
      form.removeEventListener('submit', listener);
    };
  }, [field, form]);

  useLayoutEffect(
    () =>
      wear(field, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', autocomplete: 'off' }),
    [field],
  );
  useLayoutEffect(
    () =>
      wear(field, {
        'aria-expanded': `${isOpen}`,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': active?.id,
      }),
    [field, isOpen, listId, active?.id],
  );
  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);

  return (
    <>
      <FieldPopup anchor={form} isOpen={isOpen} onGone={onLeave}>
        <Suggestions
          id={listId}
          label={t('list')}
          typed={typed}
          groups={groups}
          activeId={active?.id}
          onChoose={choose}
        />
      </FieldPopup>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
