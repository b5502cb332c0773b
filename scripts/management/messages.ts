import process from 'node:process';

/** What the worker is told when it is made. */
export interface ManagementOptions {
  readonly port: number;
  readonly host: string;
  /** What is asked for before metrics are given; none on loopback, where the machine is trusted. */
  readonly token: string | undefined;
  /** When the portal's thread was last seen to turn, on the process's own clock (ms). */
  readonly heartbeat: BigInt64Array;
}

/** From the portal's thread to the worker: what it asked for, or nothing where it could not be made. */
export interface MetricsReply {
  readonly kind: 'metrics';
  readonly text: string | undefined;
  readonly contentType: string;
}

/** From the worker to the portal's thread. */
export type ManagementReport =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string | undefined }
  | { readonly kind: 'metrics wanted' };

/** Milliseconds on a clock that all threads of the process share. */
export const processClock = (): bigint => process.hrtime.bigint() / 1_000_000n;
