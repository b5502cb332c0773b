import { PersonName } from '../ContactBlock/PersonName.tsx';
import { Portrait } from '../ContactBlock/Portrait.tsx';
import type { Person, PersonLabels } from '../ContactBlock/person.ts';
import { WaysToReach } from '../ContactBlock/WaysToReach.tsx';
import { Grid } from '../Grid/Grid.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';

export interface TeamGridProps {
  members: readonly Person[];
  /** The level of each name. */
  level: HeadingLevel;
  labels: PersonLabels;
}

/**
 * The people of a team: portraits above their names, or beside them where there is room for one column only, but for
 * large letters. Who has no portrait shows initials, so that names stand in line.
 */
export function TeamGrid({ members, level, labels }: TeamGridProps) {
  return (
    <Grid columns="four" gap="open">
      {members.map((member) => (
        <Member key={`${member.name} ${member.email} ${member.href}`} member={member} level={level} labels={labels} />
      ))}
    </Grid>
  );
}

interface MemberProps extends Pick<TeamGridProps, 'level' | 'labels'> {
  member: Person;
}

function Member({ member, level, labels }: MemberProps) {
  const { name, role, organization, picture, email, phone, href } = member;
  return (
    <article className="grid grid-cols-1 content-start items-start gap-x-5 gap-y-4 @min-[12rem]:@max-[34rem]:grid-cols-[5rem_minmax(0,1fr)]">
      <div className="size-20 overflow-hidden rounded-full @min-[34rem]/grid:size-32 @min-[34rem]/grid:[&>span]:text-title-large">
        <Portrait name={name} picture={picture && { ...picture, sizes: '128px' }} />
      </div>
      <div className="flex min-w-0 flex-col items-start">
        <PersonName name={name} level={level} href={href} externalHint={labels.externalHint} />
        {role && <p className="pt-1 wrap-anywhere">{role}</p>}
        {organization && <p className="text-small text-text-muted wrap-anywhere">{organization}</p>}
        <div className="max-w-full pt-1 text-small">
          <WaysToReach email={email} phone={phone} labels={labels} />
        </div>
      </div>
    </article>
  );
}
