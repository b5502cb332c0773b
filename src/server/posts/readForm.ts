import { MIMEType } from 'node:util';

/**
 * Reads the body of a form as browsers send it, in either encoding. Its fields are counted before they are made: a body
 * of some megabytes has room for millions of empty ones, which would take the thread from everybody for minutes.
 *
 * @param contentType the header of this name, which says what stands between two fields
 * @returns `undefined` for what is no form, or has more fields
 */
export async function readForm(
  body: Buffer<ArrayBuffer>,
  contentType: string | null,
  maximumFields: number,
): Promise<FormData | undefined> {
  try {
    const type = new MIMEType(contentType ?? '');
    const isInParts = type.essence === 'multipart/form-data';
    // A boundary stands before each part and behind the last one.
    const [separator, most] = isInParts
      ? [`--${type.params.get('boundary')}`, maximumFields + 1]
      : ['&', maximumFields - 1];
    if (hasMore(body, separator, most)) return undefined;
    // As it was understood here, and in no other way.
    return await new Response(body, { headers: { 'content-type': type.toString() } }).formData();
  } catch {
    return undefined;
  }
}

/** Whether a text stands in a body more often than so many times. */
function hasMore(body: Buffer, text: string, most: number): boolean {
  const bytes = Buffer.from(text);
  let times = 0;
  for (let at = body.indexOf(bytes); at !== -1; at = body.indexOf(bytes, at + bytes.length)) {
    times += 1;
    if (times > most) return true;
  }
  return false;
}
