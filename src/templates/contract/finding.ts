/** What can be wrong with what the CMS sent. */
export type FindingCode =
  /** A required field is not there or empty. */
  | 'missing'
  /** A field holds another type than the contract says. */
  | 'wrong-type'
  /** An element of a kind that nothing here renders. */
  | 'unknown-kind'
  /** An element of which nothing is left to show. */
  | 'shows-nothing'
  /** An area stands inside too many others. */
  | 'too-deep'
  /** More of something than a page may hold: the rest is left out. */
  | 'too-many';

/** `error`: something the editor made is not shown. `warning`: it is shown, but not as meant. */
export type Severity = 'error' | 'warning';

/** One thing an editor can mend, and where: the same value serves logs, the preview and the report. */
export interface Finding {
  readonly code: FindingCode;
  /** JSON Pointer (RFC 6901) into the CMS's answer. */
  readonly pointer: string;
  readonly severity: Severity;
  /** What the message names: `expected` and `received` types, the `kind`, the `maximum`; how it was read. */
  readonly values: Readonly<Record<string, string>>;
}

/** Said of a value of another type whose meaning was plain: it is read, so that there is nothing for an editor to mend. */
export const readAsMeant = { read: 'as-meant' } as const;

/** Whether what a finding tells of was read as it was meant. */
export function isReadAsMeant({ values }: Pick<Finding, 'values'>): boolean {
  return values.read === readAsMeant.read;
}

export type Report = (finding: Finding) => void;

/** How many there are of something, and how many of them are read. */
export interface Excess {
  readonly received: number;
  readonly maximum: number;
}

/** Tells that there is more at a path than is read. */
export function reportTooMany(
  { path, received, maximum }: Excess & { path: readonly PropertyKey[] },
  report: Report,
): void {
  const values = { received: String(received), maximum: String(maximum) };
  report({ code: 'too-many', pointer: pointerOf(path), severity: 'error', values });
}

/** The JSON Pointer of a path: `pointerOf(['contents', 0, 'a/b'])` is `/contents/0/a~1b`. */
export function pointerOf(path: readonly PropertyKey[]): string {
  let pointer = '';
  for (const key of path) pointer += `/${typeof key === 'number' ? key : escaped(String(key))}`;
  return pointer;
}

function escaped(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}
