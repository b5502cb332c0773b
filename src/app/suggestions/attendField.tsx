import { createRoot } from 'react-dom/client';
import { contextOfForm } from './formContext.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

let attended: { readonly field: HTMLInputElement; readonly leave: () => void } | undefined;

/**
 * Gives a search field its suggestions until the focus leaves it: a React root of its own beside the form, so that the
 * field's own component knows nothing of it. Browsers without popovers suggest nothing.
 *
 * @param before what stood in the field when it got the focus
 */
export function attendField(field: HTMLInputElement, before: string): void {
  const { form } = field;
  const context = form && contextOfForm(form);
  // The focus may be elsewhere by the time that this code is there.
  if (!context || field === attended?.field || field !== document.activeElement) return;
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
  root.render(<SearchSuggestions field={field} form={form} context={context} before={before} onLeave={leave} />);
}
