import { lastPort } from './fields.ts';

/** Services that are embedded unless all of one of these lists of settings is given, and how many ports after the portal's. */
const embeddedServices = [
  { name: 'CONTENT_PORT', steps: 1, replacedBy: [['CMS_BASE_URL']] },
  { name: 'QUERY_PORT', steps: 2, replacedBy: [['QUERY_BASE_URL']] },
  { name: 'PREFERENCE_PORT', steps: 3, replacedBy: [['PREFERENCE_BASE_URL']] },
  // Letters are written by the embedded preference service and the embedded identity provider.
  {
    name: 'MAIL_PORT',
    steps: 4,
    replacedBy: [['SMTP_URL'], ['PUBLIC_ORIGIN'], ['PREFERENCE_BASE_URL', 'AUTH0_DOMAIN']],
  },
] as const;

type ServicePort = (typeof embeddedServices)[number]['name'];
type Replacement = (typeof embeddedServices)[number]['replacedBy'][number][number];

type PortValues = { readonly PORT: number; readonly MANAGEMENT_HOST: string } & {
  readonly [Name in ServicePort | 'MANAGEMENT_PORT']?: number | undefined;
} & { readonly [Name in Replacement | 'LISTEN_ADDRESS']?: string | undefined };

interface PortMend {
  readonly name: 'PORT' | ServicePort | 'MANAGEMENT_PORT';
  readonly mend: string;
}

interface Listener {
  readonly name: PortMend['name'];
  readonly port: number;
  /** Address of this machine. */
  readonly host: string;
}

/** What takes the port on all addresses of a machine. */
const allHosts = ['::', '0.0.0.0'];

/** What has to be changed so that all that listens on this machine has a port, and one of its own. */
export function portMends(values: PortValues): readonly PortMend[] {
  const listening = embeddedServices.filter(
    ({ replacedBy }) => !replacedBy.some((names) => names.every((name) => values[name] !== undefined)),
  );
  const beyond = listening.filter(({ name, steps }) => values[name] === undefined && values.PORT + steps > lastPort);
  const furthest = beyond.at(-1);
  if (furthest !== undefined) {
    const names = beyond.map(({ name }) => name).join(' and ');
    return [{ name: 'PORT', mend: `give ${lastPort - furthest.steps} at most, or another port as ${names}` }];
  }
  const services = listening.map(({ name, steps }): Listener => {
    return { name, port: values[name] ?? values.PORT + steps, host: '127.0.0.1' };
  });
  const taken: Listener[] = [
    { name: 'PORT', port: values.PORT, host: values.LISTEN_ADDRESS ?? '::' },
    ...services.filter(({ name }) => values[name] === undefined),
  ];
  const given = services.filter(({ name }) => values[name] !== undefined);
  if (values.MANAGEMENT_PORT !== undefined)
    given.push({ name: 'MANAGEMENT_PORT', port: values.MANAGEMENT_PORT, host: values.MANAGEMENT_HOST });
  // What is given is what can be changed: the others follow from PORT.
  return given.flatMap((one) => {
    const other = taken.findLast((each) => collide(each, one));
    taken.push(one);
    return other === undefined
      ? []
      : [{ name: one.name, mend: `give another port: this one is that of ${other.name}` }];
  });
}

function collide(one: Listener, other: Listener): boolean {
  const isAll = [one, other].some(({ host }) => allHosts.includes(host));
  return one.port === other.port && (isAll || one.host === other.host);
}
