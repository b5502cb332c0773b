import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Image } from '../Image/Image.tsx';
import type { ImageSource } from '../Image/imageSource.ts';
import { linkVariants } from '../Link/Link.variants.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { initials } from './initials.ts';

export interface ContactBlockProps {
  name: string;
  level: HeadingLevel;
  role?: string | undefined;
  organization?: string | undefined;
  picture?: ImageSource | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** The person's own page. */
  href?: string | undefined;
  /** Read before the address and the number, e.g. "E-mail" and "Telefoon". */
  labels: { email: string; phone: string };
}

/** A person to turn to: portrait or initials, name, role and the ways to reach them. */
export function ContactBlock(props: ContactBlockProps) {
  const { name, level, role, organization, picture, email, phone, href, labels } = props;
  const place = [role, organization].filter(Boolean).join(', ');
  return (
    <div className="flex items-start gap-5">
      <div className="size-20 shrink-0 overflow-hidden rounded-full">
        {picture ? (
          <Image picture={{ ...picture, sizes: '80px' }} ratio="fill" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-full place-items-center bg-heading/8 font-heading text-title-small text-heading"
          >
            {initials(name)}
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Title level={level} size="small">
          {href === undefined ? (
            name
          ) : (
            <a href={href} className="decoration-2 underline-offset-[0.15em] hover:underline">
              {name}
            </a>
          )}
        </Title>
        {place && <p className="text-text-muted">{place}</p>}
        {(email || phone) && (
          <ul className="flex flex-col pt-1">
            {email && <Reach icon="mail" label={labels.email} href={`mailto:${email}`} text={email} />}
            {phone && <Reach icon="phone" label={labels.phone} href={`tel:${callable(phone)}`} text={phone} />}
          </ul>
        )}
      </div>
    </div>
  );
}

function Reach({ icon, label, href, text }: { icon: IconName; label: string; href: string; text: string }) {
  return (
    <li className="flex min-w-0 items-center gap-2 py-0.5">
      <span className="inline-flex text-text-muted">
        <Icon name={icon} size="small" label={label} />
      </span>
      <a href={href} className={linkVariants({ kind: 'normal' })}>
        {text}
      </a>
    </li>
  );
}

/** Digits alone; the trunk zero of "+31 (0)20" is only dialled inside the country. */
function callable(phone: string): string {
  return phone.replace('(0)', '').replaceAll(/[^+\d]/g, '');
}
