const logos = import.meta.glob<string>('../../sites/*/logo.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The address of a site's `logo.svg`. */
export function logoOf(siteId: string): string {
  const address = logos[`../../sites/${siteId}/logo.svg`];
  if (address === undefined) throw new Error(`sites/${siteId}/ has no logo.svg`);
  return address;
}
