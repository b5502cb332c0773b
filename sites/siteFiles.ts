const styles = import.meta.glob<string>('./*/tokens.css', { eager: true, query: '?raw', import: 'default' });
const logos = import.meta.glob<string>('./*/logo.svg', { eager: true, query: '?raw', import: 'default' });

/** A site's theme as CSS and its logo as SVG, for a document that may ask for neither. */
export function siteFiles(id: string): { readonly tokens: string; readonly logo: string } {
  return { tokens: styles[`./${id}/tokens.css`] ?? '', logo: logos[`./${id}/logo.svg`] ?? '' };
}
