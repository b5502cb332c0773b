/** How signing up stands; `invalidEmail` when the server finds an address that the browser let through. */
export type NewsletterStatus = 'idle' | 'sending' | 'registered' | 'alreadyRegistered' | 'failed' | 'invalidEmail';

export interface NewsletterTexts {
  email: string;
  submit: string;
  sending: string;
  registered: string;
  alreadyRegistered: string;
  failed: string;
  invalidEmail: string;
}
