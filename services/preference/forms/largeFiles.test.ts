import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { smtpDelivery } from '#services/mail/smtp.ts';
import { type Judge, type MailServer, startMailServer } from '#services/mail/testing/mailServer.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';

/* What becomes of a message whose files the editors' mail server does not take. */

const form = '/nl/groenkennisnet/Contactformulier';

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`files that a mail server does not take, on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    const open: (() => unknown)[] = [];
    const logged: string[] = [];

    beforeAll(async () => {
      own = await create();
      database = await own.open();
    });
    afterEach(async () => {
      vi.useRealTimers();
      for (const close of open.splice(0).reverse()) await close();
      for (const table of ['mail_outbox', 'submission']) await database.query(`delete from ${table}`);
      logged.length = 0;
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    async function start(options: SMTPServerOptions, judge?: Judge) {
      const server = await startMailServer(options, judge);
      const smtp = smtpDelivery({ url: server.url, from: 'Portaal <post@example.nl>' });
      const preference = await startTestPreference(database, {
        contactMail: 'redactie@example.nl',
        deliver: smtp.deliver,
        log: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
      });
      open.push(server.close, smtp.close, preference.close);
      return { server, preference };
    }

    async function send({ preference, server }: { preference: TestPreference; server: MailServer }, site = form) {
      const body = new FormData();
      body.append('naam', 'Anna');
      body.append('email', 'anna@example.nl');
      body.append('bericht', 'Wat staat er op mijn akker?');
      body.append('foto', new File([new Uint8Array(80_000)], 'akker.jpg'));
      body.append('kaart', new File([new Uint8Array(1500)], 'kaart.pdf'));
      const url = `${preference.service.origin}/api/forms?form=${encodeURIComponent(site)}`;
      expect((await fetch(url, { method: 'POST', body })).status).toBe(201);
      await preference.deliverDue();
      return server.received.map(textOf);
    }
    const waiting = async () => (await database.query('select message_id from mail_outbox')).length;
    const isAttached = (message: string | undefined) => message?.includes('filename=akker.jpg');

    it('are left at home where the server names a size that they do not fit in: the words go, and say so', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:00:00Z') });
      const started = await start({ size: 20_000 });
      const [letter, ...others] = await send(started);
      expect(others).toEqual([]);
      const [row] = await database.query('select id from submission');
      expect(letter).toContain('bericht: Wat staat er op mijn akker?');
      expect(letter).toContain(
        [
          'De bestanden die de afzender meestuurde, zijn te groot voor de mailserver. Ze zitten niet bij deze e-mail:',
          '',
          '- akker.jpg (80 kB)',
          '- kaart.pdf (1,5 kB)',
          '',
          `Ze worden tot 31 mei 2026 bewaard bij inzending ${row?.id}. Vraag de beheerder van het portaal erom.`,
        ].join('\r\n'),
      );
      expect(letter).toContain('Antwoord op deze e-mail gaat naar anna@example.nl.');
      expect(started.server.received[0]).toContain('Reply-To: anna@example.nl');
      expect(isAttached(started.server.received[0])).toBe(false);
      // The megabytes never went over the line.
      expect(started.server.readCount()).toBe(1);
      expect(await waiting()).toBe(0);
      expect(logged.join()).toContain('mail.files-left-out');
      expect(logged.join()).not.toMatch(/anna|akker/);
      const files = await database.query('select name from submission_file order by name');
      expect(files).toEqual([{ name: 'akker.jpg' }, { name: 'kaart.pdf' }]);
    });

    it('are left at home where the server names no size, and refuses what it has read (552)', async () => {
      const started = await start({ size: 20_000, hideSize: true, rejectOversized: true });
      const [letter] = await send(started, '/en/eurcaw-pigs/contact.htm');
      expect(letter).toContain('- akker.jpg (80 kB)');
      expect(letter).toContain('The files that the sender added are too large for the mail server.');
      expect(letter).toContain('bericht: Wat staat er op mijn akker?');
      expect(await waiting()).toBe(0);
    });

    it.each([
      { status: 554, says: '5.7.1 attachment not allowed' },
      { status: 552, says: '5.7.0 blocked because its content presents a potential security issue' },
    ])(
      'are left at home where the server will not have such files ($status), and are not called too large',
      async (refusal) => {
        const started = await start({}, (message) => (message.includes('filename=') ? refusal : undefined));
        const [letter] = await send(started);
        expect(letter).toContain('De mailserver nam dit bericht niet aan met de bestanden');
        expect(letter).not.toContain('te groot');
        expect(letter).toContain('- akker.jpg');
        expect(await waiting()).toBe(0);
      },
    );

    it('wait with the words where a box is full, or the server has no time', async () => {
      const answers = [
        { status: 552, says: '5.2.2 mailbox full' },
        { status: 451, says: '4.3.0 come back later' },
      ];
      const started = await start({}, () => answers.shift());
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      expect(await send(started)).toEqual([]);
      for (const received of [0, 1]) {
        vi.setSystemTime(Date.now() + 7 * 60_000);
        await started.preference.deliverDue();
        expect(started.server.received).toHaveLength(received);
      }
      expect(isAttached(started.server.received[0])).toBe(true);
    });

    it('go along where they fit', async () => {
      const started = await start({ size: 200_000 });
      expect((await send(started))[0]).not.toMatch(/niet aan met de bestanden|te groot/);
      expect(isAttached(started.server.received[0])).toBe(true);
    });
  });
}

/** A message's text, as a mail program shows it. */
function textOf(message: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(message)) return message;
  const bytes = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
