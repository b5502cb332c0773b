import { emailAddress, phoneNumber } from '../../contract/reach.ts';
import { pageRule } from '../rule.ts';

/** An e-mail address or a telephone number that is none, and therefore left out. */
export const contactUnreadable = pageRule({
  id: 'contact-unreadable',
  severity: 'error',
  *check({ fields }) {
    for (const { key, text, pointer } of fields) {
      const isWrong = key === 'email' ? !emailAddress(text) : key === 'phone' && !phoneNumber(text);
      if (text !== '' && isWrong) yield { pointer, values: { text } };
    }
  },
});
