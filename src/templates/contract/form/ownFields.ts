/** Fields every form carries besides its own. Their names are no field of any editor's. */
export const formFields = {
  /** The site's path and query of the page that the form stands on. */
  page: '_page',
  /** Id of the form's element on that page. */
  element: '_element',
  /** What the pressed button says in the CMS. */
  button: '_button',
  /** Left empty by people, who do not see it; filled in by programs. */
  trap: '_website',
} as const;

const prefix = 'field:';

/**
 * What a field is called on the page. Browsers give a form a property for every field's name: one that the CMS calls
 * `nodeName` or `submit` would hide the form's own.
 */
export function nameOnPage(name: string): string {
  return prefix + name;
}

/** What the CMS calls a field of the page; a name without the page's mark is the CMS's already. */
export function nameInCms(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
