import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfirmButton } from './ConfirmButton.tsx';

const question = {
  title: 'Weet je zeker dat je deze reactie wilt verwijderen?',
  confirmLabel: 'Verwijderen',
  cancelLabel: 'Annuleren',
};

const markup = renderToStaticMarkup(
  <ConfirmButton
    label="Verwijderen"
    item="reactie van 3 mei"
    tone="quiet"
    question={question}
    onConfirm={() => undefined}
  />,
);

describe('ConfirmButton on the server', () => {
  it('sends the form around it, where the server asks', () => {
    expect(markup).toMatch(/^<button type="submit"/);
  });

  it('is told apart from others with its label', () => {
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('Verwijderen: reactie van 3 mei');
  });

  it('holds no question yet', () => {
    expect(markup).not.toContain('Weet je zeker');
  });
});
