import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactBlock } from './ContactBlock.tsx';
import { initials } from './initials.ts';

const labels = { email: 'E-mail', phone: 'Telefoon', externalHint: 'opent in een nieuw tabblad' };

describe('ContactBlock', () => {
  it('makes the number callable and names what it is', () => {
    const html = renderToStaticMarkup(
      <ContactBlock name="Anna" level={3} phone="+31 (0)20 123 45 67" labels={labels} />,
    );
    expect(html).toContain('aria-label="Telefoon"');
    expect(html).toContain('href="tel:+31201234567"');
  });

  it('leaves out what is not known', () => {
    const html = renderToStaticMarkup(<ContactBlock name="Anna" level={3} labels={labels} />);
    expect(html).not.toContain('<ul');
    expect(html).not.toContain('<a ');
  });

  it('opens a page about the person on another site in a new tab, and says so', () => {
    const html = renderToStaticMarkup(
      <ContactBlock name="Anna" level={3} href="https://www.wur.nl/anna" labels={labels} />,
    );
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toMatch(/Anna<span[^>]*> \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('joins role and organisation, whichever there is', () => {
    const html = renderToStaticMarkup(<ContactBlock name="Anna" level={3} organization="Aeres" labels={labels} />);
    expect(html).toContain('>Aeres<');
  });
});

describe('initials', () => {
  it.each([
    ['Anna van der Berg', 'AB'],
    ['Redactie', 'R'],
    ['Évora Ńowak', 'ÉŃ'],
    ['redactie', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
