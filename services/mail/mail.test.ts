import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { type Letter, newMessageId } from './letter.ts';
import { mailMigrations } from './migrations/mailMigrations.ts';
import { type Deliver, LetterRefused, type Outbox, openOutbox } from './outbox.ts';
import { smtpDelivery } from './smtp.ts';
import { type MailService, startMail } from './startMail.ts';
import { startMailServer } from './testing/mailServer.ts';

const letter = (more: Partial<Letter> = {}): Letter => ({
  to: 'anna@example.nl',
  subject: 'Welkom',
  text: 'Kijk op http://localhost:3000/u/login/x?token=abc&site=y\n',
  html: '<html><head></head><body><p>Welkom <a href="http://localhost:3000/x">hier</a></p></body></html>',
  messageId: newMessageId('example.nl'),
  ...more,
});

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`the outbox on ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    const open: Outbox[] = [];

    beforeAll(async () => {
      own = await create();
      database = await own.open();
      await migrate(database, mailMigrations);
    });
    afterEach(async () => {
      vi.useRealTimers();
      await Promise.all(open.splice(0).map((each) => each.close()));
      await database.query('delete from mail_outbox');
    });
    afterAll(async () => {
      await database.close();
      await own.remove();
    });

    function start(deliver: Deliver | undefined) {
      const logged: string[] = [];
      const log = (event: string, fields = {}) => void logged.push(JSON.stringify({ event, ...fields }));
      const mail = openOutbox({ database, deliver, log });
      open.push(mail);
      return { ...mail, logged };
    }
    const waiting = async () => (await database.query('select message_id, attempts from mail_outbox')).length;

    it('hands a letter over at once, and then forgets it', async () => {
      const delivered: Letter[] = [];
      const mail = start(async (each) => void delivered.push(each));
      const sent = letter();
      await mail.send(sent);
      await mail.deliverDue();
      expect(delivered).toEqual([sent]);
      expect(await waiting()).toBe(0);
    });

    it('keeps a letter until somebody takes it, under the same name, with growing pauses', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const names: string[] = [];
      let fails = 3;
      const mail = start(async ({ messageId }) => {
        names.push(messageId);
        if (fails-- > 0) throw Object.assign(new Error('550 anna@example.nl: no such user'), { code: 'EENVELOPE' });
      });
      const sent = letter();
      await mail.send(sent);
      await mail.deliverDue();
      for (const [minutes, tries] of [
        [0.9, 1],
        [0.2, 2],
        [4.5, 2],
        [1, 3],
        [14, 3],
        [2, 4],
      ] as const) {
        vi.setSystemTime(Date.now() + minutes * 60_000);
        await mail.deliverDue();
        expect(names).toHaveLength(tries);
      }
      expect(new Set(names)).toEqual(new Set([sent.messageId]));
      expect(await waiting()).toBe(0);
      expect(mail.logged.join()).not.toContain('anna');
    });

    it('gives a letter up after some days, and says so', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const mail = start(() => Promise.reject(new Error('no')));
      await mail.send(letter());
      for (let hour = 0; hour < 100; hour++) {
        vi.setSystemTime(Date.now() + 3_600_000);
        await mail.deliverDue();
      }
      expect(await waiting()).toBe(0);
      expect(mail.logged.at(-1)).toContain('mail.given-up');
    });

    it('delivers after a start what the one before could not', async () => {
      const before = start(undefined);
      await before.send(letter());
      await before.close();
      const delivered: Letter[] = [];
      const after = start(async (each) => void delivered.push(each));
      await after.deliverDue();
      expect(delivered).toHaveLength(1);
    });

    it('is asked twice for one letter and sends it once', async () => {
      const mail = start(undefined);
      const sent = letter();
      await mail.send(sent);
      await mail.send(sent);
      expect(await waiting()).toBe(1);
    });

    it('keeps whom an answer goes to, where one unsubscribes, and files', async () => {
      const delivered: Letter[] = [];
      const attachments = [{ name: 'akker.jpg', bytes: new Uint8Array([1, 2, 3]) }];
      const sent = letter({ replyTo: 'bram@example.nl', unsubscribe: 'https://example.nl/stop?token=x', attachments });
      // Twice before anybody carries it: the second time it is known.
      const kept = start(undefined);
      await kept.send(sent);
      await kept.send(sent);
      await start(async (each) => void delivered.push(each)).deliverDue();
      expect(delivered).toEqual([sent]);
    });

    const withFiles = () =>
      letter({
        attachments: [{ name: 'akker.jpg', bytes: new Uint8Array([1, 2, 3]) }],
        textWithoutFiles: { 'too-large': 'Te groot.', 'not-accepted': 'Niet aangenomen.' },
      });

    it('sends the words alone at once where the files are refused, under the same name', async () => {
      const delivered: Letter[] = [];
      const mail = start(async (each) => {
        if (each.attachments) throw new LetterRefused('too-large', '552');
        delivered.push(each);
      });
      const sent = withFiles();
      await mail.send(sent);
      await mail.deliverDue();
      const { to, subject, messageId } = sent;
      expect(delivered).toEqual([{ to, subject, messageId, text: 'Te groot.' }]);
      expect(await waiting()).toBe(0);
      expect(await database.query('select name from mail_attachment')).toEqual([]);
    });

    it('has the words of a letter that is refused tried for as long as any, once they are alone', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const tried = { withFiles: 0, alone: 0 };
      const mail = start((each) => {
        tried[each.attachments ? 'withFiles' : 'alone'] += 1;
        const error =
          each.attachments && tried.withFiles === 3 ? new LetterRefused('too-large', '552') : new Error('no');
        return Promise.reject(error);
      });
      await mail.send(withFiles());
      for (let hour = 0; hour < 100; hour++) {
        vi.setSystemTime(Date.now() + 3_600_000);
        await mail.deliverDue();
      }
      expect(tried).toEqual({ withFiles: 3, alone: 16 });
      expect(await waiting()).toBe(0);
    });

    it('tries the words alone before it gives up a letter whose files never get through', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const delivered: string[] = [];
      const mail = start(async ({ attachments, text }) => {
        if (attachments) throw Object.assign(new Error('the line broke'), { code: 'ECONNECTION' });
        delivered.push(text);
      });
      await mail.send(withFiles());
      for (let hour = 0; hour < 100; hour++) {
        vi.setSystemTime(Date.now() + 3_600_000);
        await mail.deliverDue();
      }
      expect(delivered).toEqual(['Niet aangenomen.']);
      expect(mail.logged.join()).not.toContain('mail.given-up');
    });

    it('sends the words of a letter that does not say what to say without its files, and which files those were', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const delivered: Letter[] = [];
      const refusals: (() => Error)[] = [
        () => new LetterRefused('too-large', '552'),
        () => Object.assign(new Error('the line broke'), { code: 'ECONNECTION' }),
      ];
      for (const refusal of refusals) {
        const mail = start(async (each) => {
          if (each.attachments) throw refusal();
          delivered.push(each);
        });
        const sent = { ...withFiles(), textWithoutFiles: undefined };
        await mail.send(sent);
        for (let hour = 0; hour < 100; hour++) {
          vi.setSystemTime(Date.now() + 3_600_000);
          await mail.deliverDue();
        }
        const { to, subject, messageId } = sent;
        const last = delivered.pop();
        expect(last).toMatchObject({ to, subject, messageId });
        expect(last?.html).toBeUndefined();
        expect(last?.text.startsWith(sent.text.trimEnd())).toBe(true);
        expect(last?.text).toContain('De bestanden bij deze e-mail kwamen niet door de mailserver: akker.jpg');
        expect(last?.text).toContain('The files with this email did not get through the mail server: akker.jpg');
        expect(mail.logged.join()).not.toContain('mail.given-up');
        await mail.close();
      }
    });

    it('takes a letter with all else of a transaction, or not at all', async () => {
      const mail = start(undefined);
      const fails = database.transaction(async (query) => {
        await mail.enqueue(query, letter());
        throw new Error('something else of it fails');
      });
      await expect(fails).rejects.toThrow('something else');
      expect(await waiting()).toBe(0);
      await database.transaction((query) => mail.enqueue(query, letter()));
      expect(await waiting()).toBe(1);
    });

    it('hands over each of many letters once, however many portals share the work', async () => {
      const delivered: string[] = [];
      const deliver: Deliver = async ({ messageId }) => void delivered.push(messageId);
      const first = start(undefined);
      const sent = Array.from({ length: 25 }, () => letter());
      for (const each of sent) await first.send(each);
      const [one, other] = [start(deliver), start(deliver)];
      await Promise.all([one.deliverDue(), other.deliverDue()]);
      expect(delivered.sort()).toEqual(sent.map(({ messageId }) => messageId).sort());
    });

    it('leaves a letter to the portal that is handing it over, however long the mail server takes', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
      const delivered: string[] = [];
      let taken = () => {};
      const slow = start(({ messageId }) => {
        delivered.push(messageId);
        return new Promise<void>((resolve) => {
          taken = resolve;
        });
      });
      await slow.send(letter());
      await vi.waitFor(() => expect(delivered).toHaveLength(1), 30_000);
      const neighbour = start(async ({ messageId }) => void delivered.push(messageId));
      // A server may think about a message for ten minutes (RFC 5321, 4.5.3.2.6).
      for (let seconds = 0; seconds < 600; seconds += 10) {
        await vi.advanceTimersByTimeAsync(10_000);
        await neighbour.deliverDue();
      }
      taken();
      await slow.deliverDue();
      expect(delivered).toHaveLength(1);
      expect(await waiting()).toBe(0);
    });

    it('waits at its end for every letter that is being handed over, whatever went wrong with another', async () => {
      const slow = Promise.withResolvers<void>();
      let isUnderWay = false;
      const deliver: Deliver = async ({ subject }) => {
        if (subject === 'Stuk') throw new Error('no');
        isUnderWay = true;
        await slow.promise;
      };
      const query: Database['query'] = (text, values) =>
        text.startsWith('update mail_outbox set due_at')
          ? Promise.reject(new Error('away'))
          : database.query(text, values);
      const mail = openOutbox({ database: { ...database, query }, deliver, log: () => {} });
      await database.transaction(async (write) => {
        for (const subject of ['Stuk', 'Traag']) await mail.enqueue(write, letter({ subject }));
      });
      void mail.deliverDue();
      await expect.poll(() => isUnderWay).toBe(true);
      let isClosed = false;
      const closed = mail.close().then(() => {
        isClosed = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(isClosed).toBe(false);
      slow.resolve();
      await closed;
      expect(await waiting()).toBe(1);
    });

    it('forgets the letters to an address', async () => {
      const mail = start(undefined);
      await mail.send(letter());
      await mail.send(letter({ to: 'bram@example.nl' }));
      await mail.forget('anna@example.nl');
      expect(await waiting()).toBe(1);
    });
  });
}

for (const { name, available, create } of testDatabases) {
  it.runIf(available)(
    `letters are kept for thirty days on ${name}`,
    async () => {
      const own = await create();
      const database = await own.open();
      const restart = async () => {
        const mail = await startMail({ database, carrier: { kind: 'none' }, log: () => {} });
        await mail.close();
        const rows = await database.query('select message_id from mail_outbox');
        return rows.length;
      };
      try {
        const mail = await startMail({ database, carrier: { kind: 'none' }, log: () => {} });
        await mail.send(letter({ attachments: [{ name: 'x', bytes: new Uint8Array([1]) }] }));
        await mail.close();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 24 * 60 * 60_000 });
        expect(await restart()).toBe(1);
        vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
        expect(await restart()).toBe(0);
        expect(await database.query('select * from mail_attachment')).toEqual([]);
      } finally {
        vi.useRealTimers();
        await database.close();
        await own.remove();
      }
    },
    60_000,
  );
}

describe('a mail server', () => {
  const open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  async function start(...options: Parameters<typeof startMailServer>) {
    return startAs('Portaal <post@example.nl>', ...options);
  }
  async function startAs(from: string, ...options: Parameters<typeof startMailServer>) {
    const server = await startMailServer(...options);
    const smtp = smtpDelivery({ url: server.url, from });
    open.push(server.close, smtp.close);
    return { deliver: smtp.deliver, ...server };
  }

  it('is given letters with their name, their sender and both ways to read them', async () => {
    const { deliver, received } = await start();
    const sent = letter();
    await deliver(sent);
    const attachments = [{ name: 'akker.txt', bytes: new TextEncoder().encode('klaver') }];
    const more = { attachments, replyTo: 'bram@example.nl', unsubscribe: 'https://example.nl/stop?token=x' };
    await deliver(letter(more));
    expect(received).toHaveLength(2);
    expect(received[0]).toContain(`Message-ID: ${sent.messageId}`);
    expect(received[0]).toContain('From: Portaal <post@example.nl>');
    expect(received[0]).toContain('Auto-Submitted: auto-generated');
    expect(received[0]).not.toMatch(/^(Reply-To|List-)/m);
    expect(received[1]).toContain('Reply-To: bram@example.nl');
    expect(received[1]).toContain('filename=akker.txt');
    expect(received[1]).toContain(btoa('klaver'));
    expect(received[1]).toContain('List-Unsubscribe: <https://example.nl/stop?token=x>');
    expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  it.each([
    ['Groen Kennisnet: nieuws <post@example.nl>', '"Groen Kennisnet: nieuws" <post@example.nl>'],
    ['WUR (Library) <post@example.nl>', '"WUR (Library)" <post@example.nl>'],
    ['Groen, Kennis; Net <post@example.nl>', '"Groen, Kennis; Net" <post@example.nl>'],
    ['post@example.nl', 'post@example.nl'],
  ])('is told one sender, whatever signs are in its name: %s', async (from, written) => {
    const { deliver, received } = await startAs(from);
    await deliver(letter());
    expect(received[0]).toContain(`From: ${written}\r\n`);
  });

  it('is asked for as much as a letter takes, to the byte, where it says how much that may be', async () => {
    const files = {
      attachments: [
        { name: 'akker.jpg', bytes: new Uint8Array(5000) },
        { name: 'brief.eml', bytes: new Uint8Array(300).fill(97) },
      ],
    };
    const roomy = await start();
    await roomy.deliver(letter(files));
    const size = Buffer.byteLength(roomy.received[0] ?? '');
    const fits = await start({ size });
    await fits.deliver(letter(files));
    expect(fits.received).toHaveLength(1);
    const tight = await start({ size: size - 1 });
    await expect(tight.deliver(letter(files))).rejects.toMatchObject({ reason: 'too-large', code: 'SIZE' });
    expect(tight.readCount()).toBe(0);
  });

  it.each([
    ['552 5.3.4 message size exceeds fixed limit', { reason: 'too-large', code: '552' }],
    ['554 5.2.3 message too long for the recipient', { reason: 'too-large', code: '554' }],
    ['552 message too large', { reason: 'too-large', code: '552' }],
    ['552 5.7.0 content blocked', { reason: 'not-accepted', code: '552' }],
    ['550 not wanted', { reason: 'not-accepted', code: '550' }],
  ])('that answers “%s” will not take the letter as it is', async (answer, refusal) => {
    const { deliver } = await start({}, () => saying(answer));
    await expect(deliver(letter())).rejects.toMatchObject(refusal);
  });

  it.each(['552 5.2.2 mailbox full', '452 4.3.1 no room', '451 come back later', '550 5.1.1 no such user'])(
    'that answers “%s” may take it another time',
    async (answer) => {
      const { deliver } = await start({}, () => saying(answer));
      await expect(deliver(letter())).rejects.not.toHaveProperty('reason');
    },
  );

  it('whose recipient is over quota before anything is sent may take it another time', async () => {
    const { deliver, readCount } = await start({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('over quota'), { responseCode: 552 })),
    });
    await expect(deliver(letter())).rejects.not.toHaveProperty('reason');
    expect(readCount()).toBe(0);
  });
});

/** What a server says, in parts. */
function saying(answer: string) {
  return { status: Number(answer.slice(0, 3)), says: answer.slice(4) };
}

describe('the mailbox', () => {
  let own: OwnDatabase;
  let database: Database;
  let mail: MailService;

  beforeAll(async () => {
    const [embedded] = testDatabases;
    if (!embedded) throw new Error('There is no database to test on.');
    own = await embedded.create();
    database = await own.open();
    mail = await startMail({ database, carrier: { kind: 'mailbox', port: 0 }, log: () => {} });
  });
  afterAll(async () => {
    await mail.close();
    await database.close();
    await own.remove();
  });
  const get = (path: string, headers = {}) => fetch(`${mail.mailbox}${path}`, { headers });

  it('lists letters and shows each, with links that can be followed', async () => {
    expect(await (await get('/', { 'accept-language': 'en-GB,en;q=0.9' })).text()).toContain('There is no mail yet.');
    await mail.send(letter());
    await mail.deliverDue();
    const list = await (await get('/')).text();
    expect(list).toContain('<a href="/letters/1">Welkom</a>');
    const page = await (await get('/letters/1')).text();
    expect(page).toContain('<a href="http://localhost:3000/u/login/x?token=abc&amp;site=y">');
    const asHtml = await get('/letters/1/html');
    expect(asHtml.headers.get('content-security-policy')).toContain('sandbox');
    expect(await asHtml.text()).toContain('<base target="_top">');
    expect((await get('/letters/9')).status).toBe(404);
  });

  it('shows what a letter says, and runs none of it', async () => {
    await mail.send(letter({ subject: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)>' }));
    await mail.deliverDue();
    for (const path of ['/', '/letters/2']) {
      const html = await (await get(path)).text();
      expect(html).not.toMatch(/<script|<img/);
    }
  });
});
