import { readFileSync } from 'node:fs';
import { Hono, type HonoRequest } from 'hono';
import { html } from 'hono/html';
import type { TranslateTexts } from '#languages/translate.ts';
import type { ServiceTexts } from '#services/texts/readTexts.ts';
import type { LetterShelf, Received } from './letterShelf.ts';

type MailboxTexts = typeof import('#languages/nl/mailbox.json');

interface Speech {
  readonly language: string;
  readonly t: TranslateTexts<MailboxTexts>;
}

const styles = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A letter itself brings its styles along, runs nothing, and opens its links in the whole window. */
const letterHeaders = {
  ...headers,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
};

/** The mailbox of this machine: a list of letters, and each as it was written. For trying the portal out. */
export function mailboxPages(shelf: LetterShelf, texts: ServiceTexts<MailboxTexts>): Hono {
  const app = new Hono();
  // A page of a stranger may lead its own name to this address; it reads nothing here.
  app.use(async ({ req }, next) => {
    const { hostname } = new URL(req.url);
    return ['localhost', '127.0.0.1'].includes(hostname) ? next() : new Response('', { status: 421 });
  });
  const speechOf = (req: HonoRequest) => texts.in(...(req.header('accept-language') ?? '').split(','));
  app.get('/mailbox.css', () => new Response(styles, { headers: { ...headers, 'content-type': 'text/css' } }));
  app.get('/', async ({ req }) => page(speechOf(req), listOf(await shelf.all())));
  app.get('/letters/:id{\\d+}', async ({ req }) => {
    const letter = await shelf.find(Number(req.param('id')));
    return page(speechOf(req), letter ? contentsOf(letter) : missing, letter ? 200 : 404);
  });
  app.get('/letters/:id{\\d+}/html', async ({ req }) => {
    const letter = await shelf.find(Number(req.param('id')));
    const inWholeWindow = letter?.html?.replace('<head>', '<head><base target="_top">');
    return new Response(inWholeWindow ?? '', { status: letter?.html ? 200 : 404, headers: letterHeaders });
  });
  return app;
}

type Markup = ReturnType<typeof html>;

async function page(speech: Speech, content: (speech: Speech) => Markup, status = 200): Promise<Response> {
  const { language, t } = speech;
  const markup = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('mailbox.title')}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body><main>${content(speech)}</main></body>
</html>
`;
  return new Response(markup.toString(), { status, headers });
}

const listOf =
  (letters: readonly Received[]) =>
  ({ language, t }: Speech): Markup =>
    html`<h1>${t('mailbox.title')}</h1>
<p>${t('mailbox.lead')}</p>
${letters.length === 0 ? html`<p>${t('mailbox.empty')}</p>` : ''}
<ol>${letters.map(
      (letter) => html`<li><a href="/letters/${letter.id}">${letter.subject}</a>
<p>${t('mailbox.to', { address: letter.recipient })} · ${momentOf(letter, language)}</p></li>`,
    )}</ol>`;

const contentsOf =
  (letter: Received) =>
  ({ language, t }: Speech): Markup =>
    html`<p><a href="/">${t('mailbox.all')}</a></p>
<h1>${letter.subject}</h1>
<p class="about">${t('mailbox.to', { address: letter.recipient })} · ${momentOf(letter, language)}</p>
${letter.reply_to === null ? '' : html`<p class="about">${t('mailbox.replyTo', { address: letter.reply_to })}</p>`}
${
  letter.html === null
    ? ''
    : html`<h2>${t('mailbox.asHtml')}</h2><iframe src="/letters/${letter.id}/html" title="${letter.subject}"></iframe>`
}
<h2>${t('mailbox.asText')}</h2>
<pre>${linked(letter.text)}</pre>`;

const missing = ({ t }: Speech): Markup =>
  html`<p>${t('mailbox.missing')}</p><p><a href="/">${t('mailbox.all')}</a></p>`;

/** Text with its addresses as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function momentOf({ received_at: at }: Received, language: string): string {
  return at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
