import { useLocation } from 'react-router-dom';

/** Stands in for the body of error pages: throws where the address says so. */
export function ErrorNotice({ title }: { title: string }) {
  if (useLocation().search.includes('zonder-foutpagina')) throw new Error('Error page fails.');
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
