import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Newsletter, type NewsletterProps } from './Newsletter.tsx';

const props: NewsletterProps = {
  title: 'Nieuws uit het veld',
  level: 2,
  action: '/nieuwsbrief',
  hiddenFields: <input type="hidden" name="list" value="groenkennisnet" />,
  status: 'idle',
  texts: {
    email: 'E-mailadres',
    submit: 'Aanmelden',
    sending: 'Bezig met aanmelden',
    asked: 'Bijna klaar: kijk in je mailbox.',
    registered: 'Je bent aangemeld.',
    alreadyRegistered: 'Dit e-mailadres is al aangemeld.',
    failed: 'Aanmelden is mislukt, probeer het later opnieuw.',
    invalidEmail: 'Vul een geldig e-mailadres in.',
  },
};

const markupOf = (extra: Partial<NewsletterProps> = {}) => renderToStaticMarkup(<Newsletter {...props} {...extra} />);
const statusOf = (markup: string) =>
  (/<div role="status"[^>]*>(.*)<\/section>/.exec(markup)?.[1] ?? 'no region').replaceAll(/<[^>]+>/g, '');

describe('Newsletter', () => {
  it('is a plain form that posts the address and the list', () => {
    const markup = markupOf();
    expect(markup).toMatch(/<form[^>]* action="\/nieuwsbrief" method="post"/);
    expect(markup).toMatch(/<input type="email"[^>]* required=""[^>]* name="email"/);
    expect(markup).toContain('<input type="hidden" name="list" value="groenkennisnet"/>');
    expect(markup).toMatch(/<button type="submit"[^>]*>Aanmelden<\/button>/);
  });

  it('can be led to, and stands on a ground that is there already', () => {
    expect(markupOf({ id: 'form-1' })).toMatch(/^<section id="form-1"[^>]*class="[^"]*on-brand-ground/);
    expect(markupOf({ look: 'bare' })).not.toContain('on-brand-ground');
  });

  it('has its status region in the document before there is anything to say', () => {
    expect(statusOf(markupOf())).toBe('');
  });

  it.each(['asked', 'registered', 'alreadyRegistered', 'failed', 'sending'] as const)(
    'says how it stands: %s',
    (status) => {
      expect(statusOf(markupOf({ status }))).toBe(props.texts[status]);
    },
  );

  it.each(['alreadyRegistered', 'failed', 'invalidEmail'] as const)('keeps what was typed: %s', (status) => {
    expect(markupOf({ status, email: 'j.de.vries' })).toContain('value="j.de.vries"');
  });

  it.each(['asked', 'registered'] as const)('asks for nothing more once %s', (status) => {
    expect(markupOf({ status })).not.toContain('<form');
  });

  it('says at the field that the server found the address wrong', () => {
    expect(markupOf({ status: 'invalidEmail' })).toMatch(/<p id="[^"]+-error".*Vul een geldig e-mailadres in\./);
  });

  it('is named without a heading where one stands above it already', () => {
    const markup = markupOf({ naming: 'label' });
    expect(markup).not.toMatch(/<h2|<section/);
    expect(markup).toMatch(/<form[^>]* aria-label="Nieuws uit het veld"/);
  });
});
