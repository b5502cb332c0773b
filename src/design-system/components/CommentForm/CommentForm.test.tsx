import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleCommentFormTexts } from './CommentForm.samples.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';
import { CommentLogin } from './CommentLogin.tsx';
import { commentLength } from './commentLength.ts';

const props: CommentFormProps = {
  target: { action: '/reacties', hiddenFields: <input type="hidden" name="external_id" value="7" /> },
  status: 'idle',
  texts: sampleCommentFormTexts,
};
const markupOf = (extra: Partial<CommentFormProps> = {}) => renderToStaticMarkup(<CommentForm {...props} {...extra} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('commentLength', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['Mooi', 4],
    ['a\r\nb', 3],
    ['a\nb', 3],
    ['🌱🌱', 2],
  ])('%j is %i long', (text, length) => {
    expect(commentLength(text)).toBe(length);
  });
});

describe('CommentForm', () => {
  it('is a plain form that posts the comment and what belongs to it', () => {
    const markup = markupOf();
    expect(markup).toMatch(/<form[^>]* action="\/reacties" method="post"/);
    expect(markup).toContain('<input type="hidden" name="external_id" value="7"/>');
    expect(markup).toMatch(
      /<textarea[^>]* name="comment"[^>]* required=""[^>]* placeholder="Waar wil je op reageren\?"/,
    );
  });

  it.each(['failed', 'limited', 'empty', 'tooLong'] as const)('gives back what was typed: %s', (status) => {
    expect(markupOf({ status, draft: 'Mooi stuk.' })).toContain('>Mooi stuk.</textarea>');
  });

  it('takes more than fits, and says by how much', () => {
    const markup = markupOf({ status: 'tooLong', draft: 'a'.repeat(2012) });
    expect(markup).not.toContain('maxLength');
    expect(words(markup)).toContain('12 tekens te veel');
  });

  it.each([
    [1799, ''],
    [1800, 'Nog 200 tekens'],
    [1999, 'Nog 1 teken'],
  ])('says at %i letters: "%s"', (length, text) => {
    const line = /<p aria-hidden="true"[^>]*>(.*?)<\/p>/.exec(markupOf({ draft: 'a'.repeat(length) }))?.[1];
    expect(line).toBe(text);
  });

  it.each([
    ['sent', 'Je reactie is geplaatst.'],
    ['failed', 'Je reactie is niet aangekomen.'],
    ['limited', 'Je hebt vaak achter elkaar gereageerd.'],
    ['empty', 'Schrijf eerst een reactie.'],
  ] as const)('says how it went: %s', (status, text) => {
    expect(words(markupOf({ status }))).toContain(text);
  });
});

describe('CommentLogin', () => {
  it('leads to signing in and back', () => {
    const href = '/login?return=/bodem%23reacties';
    expect(
      renderToStaticMarkup(<CommentLogin text="Praat mee." label="Inloggen om te reageren" href={href} />),
    ).toMatch(/<a href="\/login\?return=\/bodem%23reacties"[^>]*>.*Inloggen om te reageren<\/a>/);
  });
});
