import type { CommentFormTexts } from './CommentForm.tsx';

const letters = (count: number) => (count === 1 ? '1 teken' : `${count} tekens`);

export const sampleCommentFormTexts: CommentFormTexts = {
  label: 'Je reactie',
  placeholder: 'Waar wil je op reageren?',
  hint: 'Je reactie verschijnt onder de naam Jantine de Vries.',
  submit: 'Reageren',
  sending: 'Je reactie wordt verstuurd…',
  sent: 'Je reactie is geplaatst.',
  failed: 'Je reactie is niet aangekomen. Wat je schreef, staat er nog: probeer het opnieuw.',
  limited:
    'Je hebt vaak achter elkaar gereageerd. Wat je schreef, staat er nog: wacht een paar minuten en probeer het dan opnieuw.',
  empty: 'Schrijf eerst een reactie.',
  left: (count) => `Nog ${letters(count)}`,
  tooMany: (count) => `${letters(count)} te veel`,
};
