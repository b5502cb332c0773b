import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import type { Letter } from '#services/mail/letter.ts';
import { mailMigrations } from '#services/mail/migrations/mailMigrations.ts';
import { type Deliver, openOutbox } from '#services/mail/outbox.ts';
import type { PageSite } from '#services/pages/site.ts';
import { type PreferenceOptions, type PreferenceService, startPreference } from '../startPreference.ts';

/** The sites that tests are on. */
export const testSites: readonly PageSite[] = [
  { id: 'groenkennisnet', title: 'Groen Kennisnet', language: 'nl', origin: 'http://localhost:3000' },
  { id: 'eurcaw-pigs', title: 'EURCAW-Pigs', language: 'en', origin: 'http://eurcaw-pigs.localhost:3000' },
];

/** What they look like. */
export const testLooks: Pick<PreferenceOptions, 'lookOf' | 'colorsOf'> = {
  lookOf: (id) => ({
    stylesheets: [`/assets/${id}.css`],
    fonts: [],
    logo: { src: '/assets/logo.svg', width: 48, height: 48 },
  }),
  colorsOf: () => ({
    ...{ page: '#fff', surface: '#fff', text: '#000', textMuted: '#555', border: '#ccc' },
    ...{ brand: '#063', onBrand: '#fff', action: '#063', onAction: '#fff' },
  }),
};

export interface TestPreference {
  readonly service: PreferenceService;
  /** The letters that arrived since it was last asked, oldest first. */
  letters(): Promise<readonly Letter[]>;
  /** Delivers what is due, now. */
  deliverDue(): Promise<void>;
  /** What a browser without scripts, or a mail program, gets at an address of a site. */
  visit(address: string, init?: RequestInit): Promise<{ readonly status: number; readonly html: string }>;
  close(): Promise<void>;
}

interface Options extends Partial<Omit<PreferenceOptions, 'database' | 'port' | 'mail' | 'sites'>> {
  /** What carries letters instead of keeping them for `letters`. */
  readonly deliver?: Deliver;
}

/** The preference service with an outbox of its own, on a database that stays open. */
export async function startTestPreference(
  database: Database,
  { deliver, ...options }: Options = {},
): Promise<TestPreference> {
  await migrate(database, mailMigrations);
  const arrived: Letter[] = [];
  const log = options.log ?? (() => {});
  const mail = openOutbox({ database, deliver: deliver ?? (async (letter) => void arrived.push(letter)), log });
  const service = await startPreference({
    ...{ port: 0, database, mail, log, sites: testSites, ...testLooks },
    ...options,
  });
  return {
    service,
    deliverDue: mail.deliverDue,
    async letters() {
      await mail.deliverDue();
      return arrived.splice(0);
    },
    async visit(address, init) {
      const request = new Request(address, init);
      const answer = await service.fetch(request, { host: new URL(address).host });
      return { status: answer.status, html: await answer.text() };
    },
    async close() {
      await service.close();
      await mail.close();
    },
  };
}
