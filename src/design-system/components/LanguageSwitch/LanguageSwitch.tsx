export interface LanguageSwitchItem {
  /** BCP 47 tag of the language the link leads to. */
  language: string;
  /** The language's name in itself: "English". */
  label: string;
  href: string;
  current: boolean;
}

export interface LanguageSwitchProps {
  /** Names the list: "Taal". */
  label: string;
  items: readonly LanguageSwitchItem[];
}

/**
 * The same page in another language: each name is written, and spoken, in its own language. A list, no landmark: a page
 * may hold it in its top bar, its menu and its footer.
 */
export function LanguageSwitch({ label, items }: LanguageSwitchProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-x-4 print:hidden">
      {items.map((item) => (
        <li key={item.language}>
          <a
            href={item.href}
            lang={item.language}
            hrefLang={item.language}
            aria-current={item.current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-control text-current text-small underline-offset-4 decoration-2 no-underline hover:underline aria-[current]:font-strong aria-[current]:underline"
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
