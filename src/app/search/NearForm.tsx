import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { Select } from '#design-system/components/Select/Select.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchNear } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { hiddenFields } from './parameters.ts';
import { distances, nearOf, withoutPlace } from './placeParameters.ts';

const fieldId = 'near';

interface NearFormProps {
  readonly view: Search;
  readonly near: SearchNear | undefined;
}

/**
 * Looks around a place or a postal code: a form whose address is the search itself (specification, section 5). Where that
 * is not found, the focus comes back to the field, so that what is wrong is read out with it.
 */
export function NearForm({ view, near }: NearFormProps) {
  const t = useTexts('search');
  const asked = nearOf(view.parameters);
  const problem = near && problemOf(near, t);
  /** The search that was on the screen when this was sent. */
  const sentFrom = useRef<Search>(undefined);
  const hasCome = () => sentFrom.current !== undefined && sentFrom.current !== view;
  const tell = () => {
    if (hasCome() && problem !== undefined && !isElsewhere()) document.getElementById(fieldId)?.focus();
  };
  // Before the page sees to its focus: one that is somewhere by then stays.
  useLayoutEffect(tell);
  // The same once more is a new page, which by now has taken the focus to its top.
  useEffect(() => {
    tell();
    if (hasCome()) sentFrom.current = undefined;
  });
  return (
    <form
      // Made anew with another search: its fields say what that one looks around.
      key={`${asked?.typed} ${asked?.kilometres}`}
      action={ownPath(view, new URLSearchParams())}
      method="get"
      onSubmit={() => {
        sentFrom.current = view;
      }}
      className="flex max-w-full flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
    >
      {hiddenFields(withoutPlace(view.parameters)).map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <FormField kind="text" id={fieldId} name="near" label={t('near')} defaultValue={asked?.typed} error={problem} />
      <Select
        label={t('near.km')}
        name="km"
        options={distances.map((distance) => ({
          value: String(distance),
          label: t('near.distance', { km: distance }),
        }))}
        value={String(asked?.kilometres ?? 10)}
      />
      <Button tone="secondary" type="submit">
        {t('near.submit')}
      </Button>
    </form>
  );
}

/** Whether the visitor has gone on to something else than this form meanwhile, as to another field. */
function isElsewhere(): boolean {
  const focused = document.activeElement;
  return (
    focused?.matches('input, select, textarea, button, a') === true &&
    document.getElementById(fieldId)?.closest('form')?.contains(focused) !== true
  );
}

/** Why nothing is searched around what was typed. */
function problemOf(near: SearchNear, t: Translate<'search'>): string | undefined {
  const { typed } = near;
  switch (near.kind) {
    case 'found':
      return undefined;
    case 'several':
      return t('near.several', { typed, names: near.names.join(', ') });
    case 'unknown':
      return t('near.unknown', { typed });
    default:
      return t(`near.${near.kind}`);
  }
}
