import { formFields, nameInCms } from '#templates/contract/form/ownFields.ts';
import type { FormValues } from '#templates/renderer/forms.ts';
import { longestBody } from '../limits/heldBodies.ts';
import { readBytes } from './readBytes.ts';
import { readForm } from './readForm.ts';
import type { Refusal } from './refusalReply.ts';

/** A file a visitor chose. */
export interface PostedFile {
  readonly field: string;
  readonly file: File;
}

/** A form as it reached the server. */
export interface Post {
  /** The form's own fields. */
  readonly values: FormValues;
  readonly files: readonly PostedFile[];
  /** The site's path and query of the page the form stands on; always one of the site's own. */
  readonly page: string;
  /** Id of the form's element on that page. */
  readonly element: string;
  /** What the pressed button says in the CMS; nothing where the post names none. */
  readonly button?: string | undefined;
  /** `program`: the field that people do not see was filled in. */
  readonly sender: 'person' | 'program';
}

export type ReadPost =
  | { readonly kind: 'post'; readonly post: Post }
  | {
      readonly kind: 'refused';
      readonly status: 400 | 413 | 415;
      readonly refusal: Refusal;
      readonly reason: string;
    };

/** A form with three files of the largest size, and some room for words: no body is longer. */
const maximumBytes = longestBody;
/** Words alone, without files: more than every field of a form may be filled with. */
const maximumWordBytes = 2 * 1024 * 1024;
const maximumFields = 200;

/** Reads a posted form: as browsers send it (both encodings), or as JSON with one text for each field. */
export async function readPost(request: Request): Promise<ReadPost> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'].includes(type)) {
    return {
      kind: 'refused',
      status: 415,
      refusal: 'unreadable',
      reason: 'Send a form, or JSON with a text for each field.',
    };
  }
  const maximum = type === 'multipart/form-data' ? maximumBytes : maximumWordBytes;
  const isAnnouncedTooLarge = Number(request.headers.get('content-length') ?? 0) > maximum;
  const body = isAnnouncedTooLarge
    ? undefined
    : request.body
      ? await readBytes(request.body, maximum)
      : Buffer.alloc(0);
  if (!body)
    return {
      kind: 'refused',
      status: 413,
      refusal: 'tooLarge',
      reason: `This is more than a form may hold (${maximum / 1024 / 1024} MB). Go back, choose smaller files or shorten the text, and send it again.`,
    };
  const entries = type === 'application/json' ? jsonEntries(body) : await formEntries(body, request);
  if (!entries || entries.length > maximumFields) {
    const reason = 'The form could not be read: send at most 200 fields.';
    return { kind: 'refused', status: 400, refusal: 'unreadable', reason };
  }
  return { kind: 'post', post: postOf(entries) };
}

type Entry = readonly [name: string, value: string | File];

async function formEntries(body: Buffer<ArrayBuffer>, { headers }: Request): Promise<Entry[] | undefined> {
  const form = await readForm(body, headers.get('content-type'), maximumFields);
  return form && [...form];
}

function jsonEntries(body: Buffer): Entry[] | undefined {
  try {
    const fields: unknown = JSON.parse(body.toString('utf8'));
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
    return Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
  } catch {
    return undefined;
  }
}

function postOf(entries: readonly Entry[]): Post {
  const ours = new Set<string>(Object.values(formFields));
  const own = (name: string) => entries.find(([field]) => field === name)?.[1];
  const textOf = (value: string | File | undefined) => (typeof value === 'string' ? value : '');
  const pressed = own(formFields.button);
  const values = new Map<string, string[]>();
  const files: PostedFile[] = [];
  for (const [onPage, value] of entries) {
    if (ours.has(onPage)) continue;
    const name = nameInCms(onPage);
    // Browsers send line ends as CRLF, and a file field that was left empty as a file without a name.
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
    else if (value.name !== '' || value.size > 0) files.push({ field: name, file: value });
  }
  return {
    values: Object.fromEntries(values),
    files,
    page: sitePath(textOf(own(formFields.page))),
    element: textOf(own(formFields.element)),
    button: typeof pressed === 'string' ? pressed : undefined,
    sender: textOf(own(formFields.trap)) === '' ? 'person' : 'program',
  };
}

/** A path of this site; anything that would lead elsewhere is its root. */
function sitePath(page: string): string {
  if (!page.startsWith('/') || page.length > 2000) return '/';
  const base = 'http://portal.invalid';
  const url = URL.canParse(page, base) ? new URL(page, base) : undefined;
  // Two slashes at the head are a path here and another host in a redirect.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
