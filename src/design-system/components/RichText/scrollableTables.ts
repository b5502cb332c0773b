/**
 * Puts every table in a box that scrolls on its own, reachable by keyboard. With a label the box is a region that a
 * screen reader announces.
 */
export function scrollableTables(html: string, label: string | undefined): string {
  if (!html.includes('<table')) {
    return html;
  }
  const region = label === undefined ? '' : ` role="region" aria-label="${attributeText(label)}"`;
  return html
    .replaceAll(/<table\b/g, `<div class="rich-text-table" tabindex="0"${region}><table`)
    .replaceAll('</table>', '</table></div>');
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
