import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Log } from '#services/log.ts';
import { jsonFaultLine } from './jsonFault.ts';

/** What the folder knows about an address: its JSON, nothing, or a file that is no JSON or cannot be read. */
export type ContentAnswer =
  | { readonly status: 'found'; readonly json: string }
  | { readonly status: 'missing' }
  | { readonly status: 'broken'; readonly file: string };

export interface ContentFolder {
  /** A page or media item by language, cname and path; the path without `.htm`, in any case. */
  page(language: string, cname: string, path: string): Promise<ContentAnswer>;
  /** A page section (menu, footer, legal row) by its id. */
  section(id: string): Promise<ContentAnswer>;
  /** The item with this content id, first in the asked language, then in any other. */
  byContentId(language: string, id: string): Promise<ContentAnswer>;
}

interface Entry {
  readonly file: string;
  readonly stamp: string;
  /** Undefined when the file is not JSON, or cannot be read. */
  readonly json: string | undefined;
  /** The ids it answers to, the surest first: the metadata's number, the full identifiers, those without a prefix. */
  readonly ids: readonly (readonly string[])[];
}

/**
 * Serves the JSON files of a folder: `{language}/{cname}/{path}.json` and `sections/{id}.json`. Requests never become
 * file paths: they are looked up in the list of files that exist. Each answer compares its file's time stamp, and
 * whatever is not found makes the folder be read again, so a changed or new file shows at the next request.
 * Files that are no JSON are logged as `content.broken` with file and line, those that cannot be read as
 * `content.unreadable`, and harm nothing else.
 */
export async function openContentFolder(folder: string, log: Log): Promise<ContentFolder> {
  let entries = new Map<string, Entry>();

  async function load(file: string, stamp: string): Promise<Entry> {
    const broken: Entry = { file, stamp, json: undefined, ids: [] };
    let text: string;
    try {
      // Some editors begin a file with a mark, which is no part of JSON (RFC 8259, section 8.1).
      text = (await readFile(join(folder, file), 'utf8')).replace(/^\ufeff/, '');
    } catch (error) {
      log('content.unreadable', { file, message: String(error) });
      return broken;
    }
    const line = jsonFaultLine(text);
    if (line === undefined) return { file, stamp, json: text, ids: idsOf(JSON.parse(text)) };
    log('content.broken', { file, line });
    return broken;
  }

  async function stampOf(file: string): Promise<string | undefined> {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.isFile() ? `${found.mtimeMs}:${found.size}` : undefined;
  }

  async function readAll(): Promise<void> {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const next = new Map<string, Entry>();
    for (const file of names.filter((name) => name.endsWith('.json')).sort()) {
      const stamp = await stampOf(file);
      if (stamp === undefined) continue;
      const key = keyOf(relative(folder, join(folder, file)).split(sep).join('/'));
      const known = entries.get(key);
      next.set(key, known?.stamp === stamp && known.file === file ? known : await load(file, stamp));
    }
    entries = next;
  }

  /** The reading under way, and the one after it. */
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** One reading of the folder serves everyone who asked before it began: one that has begun may miss what is new. */
  function readAgain(): Promise<void> {
    if (reading === undefined) {
      reading = readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading
      .finally(() => {
        next = undefined;
      })
      .then(readAgain);
    return next;
  }

  async function fresh(key: string, entry: Entry): Promise<Entry | undefined> {
    const stamp = await stampOf(entry.file);
    if (stamp === entry.stamp) return entry;
    if (stamp === undefined) {
      entries.delete(key);
      return undefined;
    }
    const loaded = await load(entry.file, stamp);
    entries.set(key, loaded);
    return loaded;
  }

  /** Looks for an entry, and once more after reading the folder again. */
  async function look(find: () => string | undefined): Promise<ContentAnswer> {
    for (const again of [false, true]) {
      if (again) await readAgain();
      const key = find();
      const entry = key === undefined ? undefined : entries.get(key);
      const current = key !== undefined && entry ? await fresh(key, entry) : undefined;
      if (current)
        return current.json === undefined
          ? { status: 'broken', file: current.file }
          : { status: 'found', json: current.json };
    }
    return { status: 'missing' };
  }

  function keyWithId(language: string, id: string): string | undefined {
    const wanted = id.toLowerCase();
    const prefix = `${language.toLowerCase()}/`;
    const keys = [...entries.keys()].filter((key) => !key.startsWith('sections/'));
    keys.sort((a, b) => Number(b.startsWith(prefix)) - Number(a.startsWith(prefix)));
    for (const rank of [0, 1, 2]) {
      const key = keys.find((candidate) => entries.get(candidate)?.ids[rank]?.includes(wanted));
      if (key !== undefined) return key;
    }
    return undefined;
  }

  await readAgain();
  log('content.read', { folder, files: entries.size });
  return {
    page: (language, cname, path) => look(() => keyOf(`${language}/${cname}/${path === '' ? 'index' : path}`)),
    section: (id) => look(() => keyOf(`sections/${id}`)),
    byContentId: (language, id) => look(() => keyWithId(language, id)),
  };
}

/** One spelling for every address: lower case, without the extension of either generation. */
const keyOf = (path: string): string => path.replace(/\.(?:json|html?)$/i, '').toLowerCase();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `mediaitem_12278` and `P150100` are also known as 12278 and 150100. */
const withoutPrefix = (id: string): string => id.replace(/^[a-z]+_?(?=\d)/, '');

function idsOf(document: unknown): string[][] {
  if (!isRecord(document)) return [];
  const metadata = isRecord(document.metadata) ? document.metadata : {};
  const text = (value: unknown): string[] =>
    typeof value === 'string' || typeof value === 'number' ? [String(value).toLowerCase()] : [];
  const identifiers = [...text(metadata.identifier), ...text(document.identifier)];
  const pages = identifiers.filter((id) => id.startsWith('page_')).map((id) => id.replace('page_', 'p'));
  return [text(metadata.id), [...identifiers, ...pages], identifiers.map(withoutPrefix)];
}
