import type { PageProps } from '#templates/renderer/registry.types.ts';

/** Stands in for team pages: throws in the browser, or everywhere, by its title; with what must not leave the machine. */
export function TeamPage({ plan }: PageProps<'team'>) {
  const isBrowser = typeof document !== 'undefined';
  if (isBrowser || plan.title === 'Pagina overal') {
    const person = 'anna.geheim@example.nl from 192.0.2.44 with Bearer geheim-token at /zoeken/geheim?q=geheim';
    throw new Error(`Team of ${isBrowser ? 'the browser' : 'the server'} for ${person}`);
  }
  return <h1>{plan.title}</h1>;
}
