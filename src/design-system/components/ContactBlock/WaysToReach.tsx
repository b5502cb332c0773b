import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { linkVariants } from '../Link/Link.variants.ts';

export interface WaysToReachProps {
  email?: string | undefined;
  phone?: string | undefined;
  /** Read before the address and the number: "E-mail", "Telefoon". */
  labels: { email: string; phone: string };
}

/** A person's address and number as links; nothing where neither is known. */
export function WaysToReach({ email, phone, labels }: WaysToReachProps) {
  if (!email && !phone) return null;
  return (
    <ul {...listRole} className="flex min-w-0 flex-col pt-1">
      {email && <Way icon="mail" label={labels.email} href={`mailto:${email}`} text={email} />}
      {phone && <Way icon="phone" label={labels.phone} href={`tel:${callable(phone)}`} text={phone} />}
    </ul>
  );
}

function Way({ icon, label, href, text }: { icon: IconName; label: string; href: string; text: string }) {
  return (
    <li className="flex min-w-0 items-start gap-2 py-0.5">
      <span className="inline-flex h-lh items-center text-text-muted">
        <Icon name={icon} size="small" label={label} />
      </span>
      {/* Its words are its address, which paper need not repeat. */}
      <a href={href} className={linkVariants({ kind: 'normal', className: 'print:after:hidden' })}>
        <Breakable text={text} />
      </a>
    </li>
  );
}

/** An address that has to break does so before its @, not in the middle of a word. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@');
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Digits alone; the trunk zero of "+31 (0)20" is only dialled inside the country. */
function callable(phone: string): string {
  return phone.replace('(0)', '').replaceAll(/[^+\d]/g, '');
}
