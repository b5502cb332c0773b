import { useState } from 'react';
import { FieldSuggestions } from '#design-system/components/Suggestions/FieldSuggestions.tsx';
import type { Suggestion } from '#design-system/components/Suggestions/Suggestions.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchContext } from '../search/addresses.ts';
import { suggestionGroups } from './suggestionGroups.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchSuggestionsProps {
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly context: SearchContext;
  readonly t: Translate<'suggestions'>;
  /** What stood in the field when it got the focus: somebody may have typed already, before this was there. */
  readonly before: string;
  readonly onLeave: () => void;
}

/** What the portal suggests to who types in one of its search fields; nothing until something is typed there. */
export function SearchSuggestions({ field, form, context, t, before, onLeave }: SearchSuggestionsProps) {
  const [typed, setTyped] = useState(() => (field.value === before ? '' : field.value));
  const groups = suggestionGroups(useSuggestions(context, typed), context, typed, t);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const close = () => setTyped('');

  const choose = ({ href, text }: Suggestion) => {
    close();
    // Links go where they lead. A term is searched as if typed, with all that the form sends along.
    if (href !== undefined) return;
    field.value = text;
    form.requestSubmit();
  };

  return (
    <FieldSuggestions
      field={field}
      form={form}
      label={t('list')}
      message={t('found', { count })}
      groups={groups}
      onType={setTyped}
      onClose={close}
      onChoose={choose}
      onLeave={onLeave}
    />
  );
}
