import { html } from 'hono/html';
import type { Letter } from './letter.ts';

/** Colours of a letter: programs that show mail know no style sheets of sites. */
export interface LetterColors {
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly textMuted: string;
  readonly border: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly action: string;
  readonly onAction: string;
}

export interface LetterFacts {
  readonly language: string;
  readonly subject: string;
  /** Who writes: the name on top. */
  readonly sender: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Before the address in full, for those whose button does not work. */
  readonly plainLink: string;
  /** After all else: what to do about a letter that the recipient did not ask for. */
  readonly closing?: string;
  readonly footer: string;
  readonly colors: LetterColors;
}

/** Writes a letter twice: as text, and as HTML that programs from the last twenty years can show. */
export async function renderLetter(facts: LetterFacts): Promise<Pick<Letter, 'subject' | 'text' | 'html'>> {
  return { subject: facts.subject, text: textOf(facts), html: (await htmlOf(facts)).toString() };
}

function textOf({ sender, greeting, paragraphs, action, closing, footer }: LetterFacts): string {
  const parts = [greeting, ...paragraphs, `${action.label}:\n${action.url}`, ...(closing ? [closing] : [])];
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n${footer}\n`;
}

/** Tables and styles on elements, because that is what mail programs have in common; nothing is fetched. */
function htmlOf(facts: LetterFacts) {
  const { language, subject, sender, greeting, paragraphs, action, plainLink, closing, footer, colors } = facts;
  const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
  // A table is as wide as its longest word, and a name may be one of sixty letters.
  const paragraph = `margin:0 0 16px;${font};font-size:17px;line-height:1.6;color:${colors.text};word-break:break-word`;
  const small = `margin:0;${font};font-size:14px;line-height:1.5;color:${colors.textMuted}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${colors.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colors.surface};border:1px solid ${colors.border};border-radius:8px;overflow:hidden">
<tr><td style="padding:20px 32px;background:${colors.brand};${font};font-size:18px;font-weight:bold;line-height:1.3;color:${colors.onBrand}">${sender}</td></tr>
<tr><td style="padding:32px">
<p style="${paragraph}">${greeting}</p>
${paragraphs.map((text) => html`<p style="${paragraph}">${text}</p>`)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:6px;background:${colors.action}"><a href="${action.url}" style="display:inline-block;padding:13px 24px;${font};font-size:17px;font-weight:bold;line-height:1.3;color:${colors.onAction};text-decoration:none">${action.label}</a></td></tr></table>
${closing ? html`<p style="${paragraph}">${closing}</p>` : ''}
<p style="${small}">${plainLink}<br><a href="${action.url}" style="color:${colors.textMuted};word-break:break-all">${action.url}</a></p>
</td></tr>
</table>
<p style="${small};max-width:496px;padding:16px 32px 0;text-align:left">${footer}</p>
</td></tr></table>
</body>
</html>
`;
}
