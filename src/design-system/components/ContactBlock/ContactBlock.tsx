import type { HeadingLevel } from '../Title/headingLevel.ts';
import { PersonName } from './PersonName.tsx';
import { Portrait } from './Portrait.tsx';
import type { Person, PersonLabels } from './person.ts';
import { WaysToReach } from './WaysToReach.tsx';

export interface ContactBlockProps extends Person {
  level: HeadingLevel;
  labels: PersonLabels;
}

/** A person to turn to: portrait or initials, name, role and the ways to reach them. */
export function ContactBlock(props: ContactBlockProps) {
  const { name, level, role, organization, picture, email, phone, href, labels } = props;
  const place = [role, organization].filter(Boolean).join(', ');
  return (
    <div className="flex items-start gap-4 medium:gap-5 print:break-inside-avoid">
      <div className="size-[min(5rem,25vw)] shrink-0 overflow-hidden rounded-full forced-colors:border">
        <Portrait name={name} picture={picture && { ...picture, sizes: '80px' }} />
      </div>
      {/* A name alone stands beside the middle of its portrait. */}
      <div className="flex min-h-20 min-w-0 flex-col items-start justify-center gap-1">
        <PersonName name={name} level={level} href={href} externalHint={labels.externalHint} />
        {place && <p className="max-w-full text-text-muted">{place}</p>}
        <div className="max-w-full text-small">
          <WaysToReach email={email} phone={phone} labels={labels} />
        </div>
      </div>
    </div>
  );
}
