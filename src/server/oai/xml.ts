import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import { xmlText } from '../discovery/xmlText.ts';

/** Text as it may stand between tags and in quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(xmlText(text));

/** An element with a text in it; nothing for an empty text. */
export function textElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}
