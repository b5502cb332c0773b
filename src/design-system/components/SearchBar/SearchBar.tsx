import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { type SearchBarSize, searchBarVariants } from './SearchBar.variants.ts';

export interface SearchBarProps {
  /** Address of the search page; the term is added to it as `?{name}=…`. */
  action: string;
  name: string;
  label: string;
  /** Names the landmark, on pages that have more than one. */
  landmark?: string | undefined;
  placeholder?: string | undefined;
  /** The term that is being searched now. */
  value?: string | undefined;
  submitLabel: string;
  /** Parameters that are sent along with the term: the filters that every search from here starts with. */
  fields?: readonly { name: string; value: string }[] | undefined;
  /**
   * `large` is a page's own search field; `compact` fits a bar, and shrinks to its button where room is short; `steady`
   * fits a bar of its own and never shrinks.
   */
  size: SearchBarSize;
}

/** The search field: a plain GET form, found by screen readers as the page's search (specification, section 2). */
export function SearchBar({
  action,
  name,
  label,
  landmark,
  placeholder,
  value = '',
  submitLabel,
  fields = [],
  size,
}: SearchBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const shown = useRef(value);
  // A page's own field stays one, however large the text.
  const shrinks = size === 'compact';

  const submitted = useRef<string>(undefined);

  // The field is the visitor's, also of one who typed before the page came to life: it follows the address only when
  // that changes, and keeps the focus meanwhile. What is typed after a term was sent, while its results are on their
  // way, stays.
  useEffect(() => {
    const before = shown.current;
    if (before === value) return;
    shown.current = value;
    const input = field.current;
    if (!input) return;
    const isTyping = input === document.activeElement && input.value !== before && input.value !== submitted.current;
    if (!isTyping) input.value = value;
  }, [value]);

  return (
    <search aria-label={landmark} className={searchBarVariants({ size })}>
      <form
        action={action}
        method="get"
        onSubmit={() => {
          submitted.current = field.current?.value;
        }}
      >
        {fields.map((each) => (
          <input key={`${each.name}=${each.value}`} type="hidden" name={each.name} value={each.value} />
        ))}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div
          className={`flex h-(--search-height) items-stretch rounded-control border border-border-strong bg-field text-text has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2 ${shrinks ? '@max-[12rem]:border-transparent @max-[12rem]:bg-transparent' : ''}`}
        >
          <input
            ref={field}
            id={id}
            type="search"
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            enterKeyHint="search"
            className={`min-w-0 flex-1 rounded-control bg-transparent px-4 text-(length:--site-size-text) text-text placeholder:text-text-muted focus-visible:[box-shadow:none] focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden ${shrinks ? '@max-[12rem]:hidden' : ''}`}
          />
          <button
            type="submit"
            className={`${shrinks ? 'm-[4.5px]' : 'm-1'} inline-flex border border-transparent min-w-9 cursor-pointer items-center justify-center gap-2 rounded-control bg-action px-3 font-strong text-on-action recolours hover:bg-action-hover ${size === 'steady' ? '' : '@min-[26rem]:px-6'} ${shrinks ? '@max-[12rem]:m-0 @max-[12rem]:w-full @max-[12rem]:bg-transparent @max-[12rem]:text-inherit' : ''}`}
          >
            <Icon name="search" />
            <span className={size === 'large' ? '@max-[26rem]:sr-only' : 'sr-only'}>{submitLabel}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
