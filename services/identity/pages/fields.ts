import type { PageContext } from '../pageContext.ts';

/** A field of a form. */
export interface FormField extends FieldState {
  /** By which it is posted, and which it is found by on the page. */
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  /** What browsers and password managers know the field by (HTML Living Standard, 4.10.18.7). */
  readonly autocomplete:
    | ('username' | 'username webauthn' | 'nickname' | 'current-password' | 'new-password')
    // A name of the person's own choice for a thing, which browsers know nothing of.
    | 'off';
  readonly hint?: string;
  /** Shown, and sent along for password managers, but not to be changed. */
  readonly isFixed?: boolean;
}

/** What a field has been filled in with; passwords are never given back. */
interface FieldState {
  readonly value?: string | undefined;
  /** What is wrong with it. */
  readonly error?: string | undefined;
}

export function emailField({ t }: PageContext, state: FieldState): FormField {
  return { name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username', ...state };
}

/** Whose password is asked for. */
export function fixedEmailField(context: PageContext, value: string): FormField {
  return { ...emailField(context, { value }), isFixed: true };
}

export function nicknameField({ t }: PageContext, state: FieldState): FormField {
  const hint = t('hint.nickname');
  return { name: 'nickname', label: t('field.nickname'), type: 'text', autocomplete: 'nickname', hint, ...state };
}

export function passwordField({ t }: PageContext, error: string | undefined): FormField {
  return { name: 'password', label: t('field.password'), type: 'password', autocomplete: 'current-password', error };
}

export function newPasswordField({ t }: PageContext, error: string | undefined): FormField {
  const hint = t('hint.password');
  const label = t('field.newPassword');
  return { name: 'newPassword', label, type: 'password', autocomplete: 'new-password', hint, error };
}

export function passkeyNameField({ t }: PageContext, state: FieldState): FormField {
  const hint = t('hint.passkeyName');
  return { name: 'name', label: t('field.passkeyName'), type: 'text', autocomplete: 'off', hint, ...state };
}
