import type { Translate } from '#languages/texts.ts';

/** What is left when even the error page fails: words and a way home (specification, section 8). */
export function LastResort({ t }: { t: Translate<'interface'> }) {
  return (
    <main>
      <h1>{t('page.500.title')}</h1>
      <p>{t('page.lastResort')}</p>
      <p>
        <a href="/">{t('page.404.button')}</a>
      </p>
    </main>
  );
}
