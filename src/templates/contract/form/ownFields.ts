/** Fields every form carries besides its own. Their names are no field of any editor's. */
export const formFields = {
  /** The site's path and query of the page that the form stands on. */
  page: '_page',
  /** Id of the form's element on that page. */
  element: '_element',
  /** Left empty by people, who do not see it; filled in by programs. */
  trap: '_website',
} as const;
