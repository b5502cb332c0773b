import { BareLink } from '../Link/BareLink.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

interface PersonNameProps {
  name: string;
  level: HeadingLevel;
  /** The person's own page. */
  href?: string | undefined;
  /** Read out after the name when that page opens in a new tab. */
  externalHint: string;
}

/** A person's name as the title of what is said of them. */
export function PersonName({ name, level, href, externalHint }: PersonNameProps) {
  return (
    <Title level={level} size="small">
      {href === undefined ? (
        name
      ) : (
        <BareLink
          href={href}
          className="decoration-2 underline-offset-[0.15em] hover:underline"
          externalHint={externalHint}
        >
          {name}
        </BareLink>
      )}
    </Title>
  );
}
