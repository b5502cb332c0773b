import { Button } from '#design-system/components/Button/Button.tsx';
import { useTexts } from '../../language/useTexts.ts';

/** Longer than any address of the CMS. */
const maximumLength = 2000;

interface AddressFieldProps {
  readonly value: string;
  /** `bar`: on one line, its name for screen readers alone. */
  readonly look: 'bar' | 'page';
}

/** The address of what is to be shown. It is asked for by the form it stands in. */
export function AddressField({ value, look }: AddressFieldProps) {
  const t = useTexts('preview');
  return (
    <div className={look === 'bar' ? 'preview-address flex items-center gap-2' : 'flex flex-col gap-2'}>
      <label htmlFor="preview-url" className={look === 'bar' ? 'sr-only' : 'font-strong text-heading'}>
        {t('form.label')}
      </label>
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <input
          id="preview-url"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={maximumLength}
          defaultValue={value.slice(0, maximumLength)}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-border-strong bg-field px-4 py-2 text-(length:--site-size-text) text-text recolours hover:border-action"
        />
        <Button type="submit" tone={look === 'bar' ? 'secondary' : 'primary'}>
          {t('form.submit')}
        </Button>
      </div>
    </div>
  );
}
