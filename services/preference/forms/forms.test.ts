import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { Letter } from '#services/mail/letter.ts';
import { smtpDelivery } from '#services/mail/smtp.ts';
import { startMailServer } from '#services/mail/testing/mailServer.ts';
import { startTestPreference, type TestPreference } from '../testing/testPreference.ts';

const day = 24 * 60 * 60 * 1000;

/** A letter as a mail server receives it. */
async function asSent(letter: Letter): Promise<{ readonly headers: string; readonly recipients: readonly string[] }> {
  const recipients: string[] = [];
  const server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
  });
  const { deliver, close } = smtpDelivery({ url: server.url, from: 'post@example.nl' });
  await deliver(letter);
  close();
  await server.close();
  const [text = ''] = server.received;
  return { headers: text.slice(0, text.indexOf('\r\n\r\n')), recipients };
}

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`forms on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let preference: TestPreference;
    const start = () => startTestPreference(database, { contactMail: 'redactie@example.nl' });

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      preference = await start();
    });
    afterEach(async () => {
      vi.useRealTimers();
      await preference.letters();
      await database.query('delete from submission');
    });
    afterAll(async () => {
      await preference.close();
      await database.close();
      await own.remove();
    });

    async function send(fields: Readonly<Record<string, string | File>>, form = '/nl/groenkennisnet/Contactformulier') {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      const url = `${preference.service.origin}/api/forms?form=${encodeURIComponent(form)}`;
      expect((await fetch(url, { method: 'POST', body })).status).toBe(201);
      const [letter, ...others] = await preference.letters();
      expect(others).toEqual([]);
      if (!letter) throw new Error('There is no letter.');
      return letter;
    }
    const kept = () => database.query('select form from submission');

    it('reach an address by mail, and answers reach the visitor', async () => {
      const letter = await send({ naam: 'Anna', email: 'anna@example.nl', bericht: 'Hoe diep?\r\nEn klaver?' });
      expect(letter).toMatchObject({
        to: 'redactie@example.nl',
        replyTo: 'anna@example.nl',
        subject: 'Bericht via ‘Contactformulier’ op Groen Kennisnet',
      });
      expect(letter.text).toBe(
        'naam: Anna\n\nemail: anna@example.nl\n\nbericht:\nHoe diep?\nEn klaver?\n\n-- \nAntwoord op deze e-mail gaat naar anna@example.nl.\n',
      );
      expect(await kept()).toHaveLength(1);
    });

    it.each(['b&b@example.nl', 'info@example.xn--p1ai'])('are answered at any address: %s', async (email) => {
      const letter = await send({ email });
      expect(letter.replyTo).toBe(email);
      expect((await asSent(letter)).headers).toContain(`\nReply-To: ${email}\r`);
    });

    it('speak the language of their site, and bring files along', async () => {
      const photo = new File([new Uint8Array([1, 2, 3])], 'pen.jpg');
      const letter = await send({ question: 'Why?', photo }, '/en/eurcaw-pigs/contact.htm');
      expect(letter.subject).toBe('Message through ‘contact’ on EURCAW-Pigs');
      expect(letter.text).toContain('The sender gave no email address');
      expect(letter).not.toHaveProperty('replyTo');
      expect(letter.attachments).toEqual([{ name: 'pen.jpg', bytes: new Uint8Array([1, 2, 3]) }]);
    });

    it.each([
      [{ email: 'anna@example.nl\r\nBcc: all@example.nl' }, undefined],
      [{ email: 'anna@example.nl, all@example.nl' }, undefined],
      [{ email: 'Anna <anna@example.nl>' }, undefined],
      [{ email: 'anna@example.nl', 'x\r\nBcc: all@example.nl': 'y\r\nBcc: all@example.nl' }, undefined],
      [{ naam: 'x', email: 'anna@example.nl' }, '/nl/x/Contact\r\nBcc: all@example.nl'],
      [{ naam: 'x', email: 'anna@example.nl' }, '/nl/x/Contact\u2028Bcc: all@example.nl\u0000'],
      [{ foto: new File(['x'], 'a.txt"\r\nBcc: all@example.nl') }, undefined],
    ])('put nothing of the visitor’s into headers: %#', async (fields, form) => {
      const letter = await send(fields as Record<string, string | File>, form);
      const { headers, recipients } = await asSent(letter);
      expect(recipients).toEqual(['redactie@example.nl']);
      expect(headers).not.toMatch(/^(Bcc|Cc)/im);
      expect(headers.match(/^Reply-To: .*$/gim) ?? []).toEqual(letter.replyTo ? ['Reply-To: anna@example.nl'] : []);
      expect(letter.subject).not.toMatch(/[\p{Cc}\u2028]/u);
    });

    it('are kept for ninety days, with their files, and then deleted', async () => {
      await send({ naam: 'Anna', foto: new File(['x'], 'a.txt') });
      const restartAfter = async (days: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
        await preference.close();
        preference = await start();
        // A start sweeps at once, and closing waits for it.
        await preference.close();
        preference = await start();
      };
      await restartAfter(89);
      expect(await kept()).toHaveLength(1);
      await restartAfter(2);
      expect(await kept()).toEqual([]);
      expect(await database.query('select * from submission_file')).toEqual([]);
    });

    it('are only kept where nobody is named who reads them', async () => {
      await preference.close();
      preference = await startTestPreference(database);
      const body = new FormData();
      body.append('naam', 'Anna');
      await fetch(`${preference.service.origin}/api/forms?form=x`, { method: 'POST', body });
      expect(await preference.letters()).toEqual([]);
      expect(await kept()).toHaveLength(1);
      await preference.close();
      preference = await start();
    });
  });
}
