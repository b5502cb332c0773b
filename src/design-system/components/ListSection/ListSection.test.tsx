import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListSection, type ListSectionProps } from './ListSection.tsx';

const markupOf = (props: Partial<ListSectionProps> = {}) =>
  renderToStaticMarkup(
    <ListSection
      id="lijst"
      title="Bewaard"
      level={2}
      count="2 bewaard"
      ids={['1', '2']}
      empty={{ title: 'Nog niets', text: 'Bewaar iets.' }}
      {...props}
    >
      <p>De lijst</p>
    </ListSection>,
  );

it('is named by its title, says how long it is, and what became of an action', () => {
  const markup = markupOf({ message: { tone: 'positive', text: 'Verwijderd.' } });
  expect(markup).toMatch(/^<section id="lijst" tabindex="-1" aria-labelledby="lijst-title"/);
  expect(markup).toMatch(/<p role="status"[^>]*>2 bewaard<\/p>/);
  expect(markup).toMatch(/<div role="status"[^>]*>.*Verwijderd\./);
  expect(markup).toContain('De lijst');
});

it('says so when there is nothing in it', () => {
  const markup = markupOf({ count: undefined });
  expect(markup).toContain('Bewaar iets.');
  expect(markup).not.toContain('De lijst');
});
