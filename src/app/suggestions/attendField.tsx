import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addTexts } from '../language/createI18n.ts';
import { textsOf } from '../language/textsOf.ts';
import { contextOfForm } from './formContext.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

let attended: { readonly field: HTMLInputElement; readonly leave: () => void } | undefined;

/**
 * Gives a search field its suggestions until the focus leaves it: a React root of its own beside the form, so that the
 * field's own component knows nothing of it. Browsers without popovers suggest nothing.
 *
 * @param before what stood in the field when it got the focus
 */
export async function attendField(field: HTMLInputElement, before: string, i18n: i18n): Promise<void> {
  const { form } = field;
  const context = form && contextOfForm(form);
  if (!context) return;
  await addTexts(i18n, context.language, ['suggestions']);
  // The focus may be elsewhere by the time that code and texts are there.
  if (field === attended?.field || field !== document.activeElement) return;
  if (!('popover' in HTMLElement.prototype)) return;
  // A field that was taken out of the page has told nobody.
  attended?.leave();

  const container = document.createElement('div');
  container.className = 'contents';
  // On the site's own colour, where fields may stand, lists look as elsewhere: in a scope of their own.
  const { site, mode } = field.closest<HTMLElement>('[data-site]')?.dataset ?? {};
  if (site) container.dataset.site = site;
  if (mode) container.dataset.mode = mode;
  form.after(container);
  const root = createRoot(container);
  const leave = () => {
    if (attended?.field === field) attended = undefined;
    container.remove();
    // React itself may be at work: a page that arrives takes the focus.
    queueMicrotask(() => root.unmount());
  };
  attended = { field, leave };
  // At once: a letter that came between reading what stands in the field and listening to it would be missed.
  flushSync(() =>
    root.render(
      <SearchSuggestions
        field={field}
        form={form}
        context={context}
        t={textsOf(i18n, context.language, 'suggestions')}
        before={before}
        onLeave={leave}
      />,
    ),
  );
}
