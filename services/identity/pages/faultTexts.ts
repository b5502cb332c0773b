import type { PasswordFault } from '../accounts/passwordRules.ts';
import type { IdentityTranslate } from '../pageContext.ts';

/** What is wrong with a chosen password, and what would be right. */
export function passwordFaultText(fault: PasswordFault | undefined, t: IdentityTranslate): string | undefined {
  switch (fault) {
    case undefined:
      return undefined;
    case 'short':
      return t('error.passwordShort');
    case 'long':
      return t('error.passwordLong');
    case 'common':
      return t('error.passwordCommon');
    case 'personal':
      return t('error.passwordPersonal');
    default:
      return fault satisfies never;
  }
}
