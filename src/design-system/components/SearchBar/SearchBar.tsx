import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { type SearchBarSize, searchBarVariants } from './SearchBar.variants.ts';

export interface SearchBarProps {
  /** Address of the search page; the term is added to it as `?{name}=…`. */
  action: string;
  name: string;
  label: string;
  placeholder?: string | undefined;
  /** The term that is being searched now. */
  value?: string | undefined;
  submitLabel: string;
  /** `large` is a page's own search field; `compact` fits a bar, and shrinks to its button where room is short. */
  size: SearchBarSize;
}

/** The search field: a plain GET form, found by screen readers as the page's search (specification, section 2). */
export function SearchBar({ action, name, label, placeholder, value = '', submitLabel, size }: SearchBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // The field is the visitor's: it follows the address only when that changes, and keeps the focus meanwhile.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);

  return (
    <search className={searchBarVariants({ size })}>
      <form action={action} method="get">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="flex h-(--search-height) items-center rounded-control border border-field-border bg-field text-text">
          <input
            ref={field}
            id={id}
            type="search"
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            enterKeyHint="search"
            className="h-full min-w-0 flex-1 rounded-control bg-transparent @max-[12rem]:hidden px-4 text-(length:--site-size-text) text-text placeholder:text-placeholder"
          />
          <button
            type="submit"
            className="inline-flex h-full cursor-pointer items-center justify-center gap-2 rounded-control bg-action px-4 font-strong text-on-action hover:bg-action-hover"
          >
            <Icon name="search" />
            <span className={size === 'large' ? '@max-[26rem]:sr-only' : 'sr-only'}>{submitLabel}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
