/**
 * How signing up stands; `asked` when a letter is on its way that has to be answered, `invalidEmail` when the server finds
 * an address that the browser let through.
 */
export type NewsletterStatus =
  | 'idle'
  | 'sending'
  | 'asked'
  | 'registered'
  | 'alreadyRegistered'
  | 'failed'
  | 'invalidEmail';

export interface NewsletterTexts {
  email: string;
  submit: string;
  sending: string;
  asked: string;
  registered: string;
  alreadyRegistered: string;
  failed: string;
  invalidEmail: string;
}
