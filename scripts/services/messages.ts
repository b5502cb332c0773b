import type { ProgramUsage } from '#server/telemetry/topics.ts';

/** From the portal to a program of services; it tells what it uses where that is counted. */
export type Order<Options> =
  | { readonly kind: 'start'; readonly options: Options; readonly tellsUsage: boolean }
  | { readonly kind: 'stop' };

/** From a program of services to the portal: `started` or `failed` comes once, `alive` every second. */
export type Report<Facts> =
  | { readonly kind: 'started'; readonly facts: Facts }
  | { readonly kind: 'failed'; readonly reason: FailedStart }
  | { readonly kind: 'log'; readonly event: string; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'changed' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'usage'; readonly usage: ProgramUsage };

/** Why a program could not start, as far as an error crosses from one process to the other. */
export interface FailedStart {
  readonly message: string;
  readonly stack: string | undefined;
  /** Of the system: `EADDRINUSE`. */
  readonly code: string | undefined;
}

/** What was thrown, ready to cross. */
export function failedStart(thrown: unknown): FailedStart {
  if (!(thrown instanceof Error)) return { message: String(thrown), stack: undefined, code: undefined };
  const code = 'code' in thrown ? String(thrown.code) : undefined;
  return { message: thrown.message, stack: thrown.stack, code };
}

/** The error again, on the other side. */
export function errorOf({ message, stack, code }: FailedStart): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}
