import { lastPort } from './fields.ts';

/** Services that are embedded unless one of these settings says otherwise, and how many ports after the portal's. */
const embeddedServices = [
  { name: 'CONTENT_PORT', steps: 1, replacedBy: ['CMS_BASE_URL'] },
  { name: 'QUERY_PORT', steps: 2, replacedBy: ['QUERY_BASE_URL'] },
  { name: 'PREFERENCE_PORT', steps: 3, replacedBy: ['PREFERENCE_BASE_URL'] },
  { name: 'MAIL_PORT', steps: 4, replacedBy: ['SMTP_URL', 'PUBLIC_ORIGIN'] },
] as const;

type ServicePort = (typeof embeddedServices)[number]['name'];
type Replacement = (typeof embeddedServices)[number]['replacedBy'][number];

type PortValues = { readonly PORT: number } & {
  readonly [Name in ServicePort | 'MANAGEMENT_PORT']?: number | undefined;
} & { readonly [Name in Replacement]?: string | undefined };

interface PortMend {
  readonly name: 'PORT' | ServicePort | 'MANAGEMENT_PORT';
  readonly mend: string;
}

/** What has to be changed so that all that listens on this machine has a port, and one of its own. */
export function portMends(values: PortValues): readonly PortMend[] {
  const listening = embeddedServices.filter(({ replacedBy }) => replacedBy.every((name) => values[name] === undefined));
  const beyond = listening.filter(({ name, steps }) => values[name] === undefined && values.PORT + steps > lastPort);
  const furthest = beyond.at(-1);
  if (furthest !== undefined) {
    const names = beyond.map(({ name }) => name).join(' and ');
    return [{ name: 'PORT', mend: `give ${lastPort - furthest.steps} at most, or another port as ${names}` }];
  }
  const following = listening.filter(({ name }) => values[name] === undefined);
  const taken = new Map<number, string>([
    [values.PORT, 'PORT'],
    ...following.map(({ name, steps }) => [values.PORT + steps, name] as const),
  ]);
  // What is given is what can be changed: the others follow from PORT.
  const given = [...listening.map(({ name }) => name), 'MANAGEMENT_PORT' as const];
  return given.flatMap((name) => {
    const port = values[name];
    if (port === undefined) return [];
    const other = taken.get(port);
    taken.set(port, name);
    return other === undefined ? [] : [{ name, mend: `give another port: this one is that of ${other}` }];
  });
}
