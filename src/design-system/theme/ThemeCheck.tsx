import { useEffect } from 'react';
import { reportUncaught } from '../reportUncaught.ts';

/** Reports to developers that a scope has no theme: its site is misspelt, or its stylesheet missing. */
export function ThemeCheck({ site }: { site: string }): null {
  useEffect(() => {
    const check = () => {
      // Where tests leave stylesheets out, in jsdom for instance, no scope has a theme, nor needs one.
      if (document.styleSheets.length > 0 && !hasTheme(site)) {
        reportUncaught(
          new Error(`No theme for the site "${site}" is on the page: is its name right, and its site.css imported?`),
        );
      }
    };
    if (document.readyState === 'complete') check();
    else addEventListener('load', check, { once: true });
    return () => removeEventListener('load', check);
  }, [site]);
  return null;
}

/** Asked outside all scopes: inside one, a scope without a theme inherits another's. */
function hasTheme(site: string): boolean {
  const probe = document.createElement('div');
  probe.dataset.site = site;
  document.documentElement.append(probe);
  const color = getComputedStyle(probe).getPropertyValue('--site-color-page');
  probe.remove();
  return color !== '';
}
