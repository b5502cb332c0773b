import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

interface PersonNameProps {
  name: string;
  level: HeadingLevel;
  /** The person's own page. */
  href?: string | undefined;
}

/** A person's name as the title of what is said of them. */
export function PersonName({ name, level, href }: PersonNameProps) {
  return (
    <Title level={level} size="small">
      {href === undefined ? (
        name
      ) : (
        <a href={href} className="decoration-2 underline-offset-[0.15em] hover:underline">
          {name}
        </a>
      )}
    </Title>
  );
}
