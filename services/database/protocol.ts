/** What may be bound to a statement's `$1`, `$2`, … */
export type SqlValue = string | number | boolean | null | Uint8Array | readonly number[] | readonly string[];

/** One row as the database gives it: values are checked where they are asked for. */
export type Row = Readonly<Record<string, unknown>>;

/** From the service to the database's thread. */
export type DatabaseRequest =
  | { kind: 'query'; id: number; sql: string; params: readonly SqlValue[] }
  | { kind: 'listen'; id: number; channel: string }
  | { kind: 'copy'; id: number; target: string }
  | { kind: 'close' };

/** From the database's thread to the service. `ready` or `failed` comes once, before anything else. */
export type DatabaseReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'rows'; id: number; rows: readonly Row[] }
  | { kind: 'error'; id: number; message: string }
  | { kind: 'notified'; channel: string };
