/**
 * JSON that came in one line, laid out as people read and mend it; all else as it was given. Only the room between its
 * words changes, so that nothing of it is lost, a large number included. The parser is loaded when it is first needed.
 */
export async function inLines(text: string): Promise<string> {
  if (text.trim().includes('\n')) return text;
  const { format } = await import('jsonc-parser');
  const edits = format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' });
  let end = 0;
  const parts: string[] = [];
  for (const { offset, length, content } of edits) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return parts.join('') + text.slice(end);
}
