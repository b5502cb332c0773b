import { Topic } from './Topic.ts';

/* What the portal tells of itself while it works. Who counts or traces listens; what works knows of neither. */

/** What comes to be known of a request while it is answered. */
export interface RequestTrace {
  /** The pattern of its address (`/api/page`), or what answers instead: the kind of a document's view (`search`), `file`. */
  route?: string;
  site?: string;
  /** Its path, without what a visitor typed. */
  path?: string;
  /** How the page came out of the cache. */
  cache?: string;
}

/** One request, from its arrival until its answer can be sent. */
export interface RequestSeen {
  readonly request: Request;
  readonly trace: RequestTrace;
  /** What is answered; 0 until it is known. */
  status: number;
  /** How long it took (s). */
  seconds: number;
}

/** A look into a cache: what it gave. `stale`: at once, while it is asked anew; `revalidated`: asked anew, and the same. */
export interface CacheLook {
  readonly cache: string;
  readonly result: 'hit' | 'stale' | 'revalidated' | 'miss' | 'off';
}

/** A queue after it has changed. */
export interface QueueState {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
}

/** Something that editors or operators should hear of: a code of a finding, a name of an event. */
export interface Noted {
  readonly name: string;
}

/** Processes that the portal starts: whether one is there, and what it used since it last told. */
export interface ProgramState {
  readonly program: string;
  readonly isThere: boolean;
  /** It has just died. */
  readonly hasDied?: boolean;
  readonly usage?: ProgramUsage;
}

export interface ProgramUsage {
  /** Seconds of the processor. */
  readonly cpuSeconds: number;
  /** Memory that is resident (bytes). */
  readonly memoryBytes: number;
  /** The longest that its event loop kept a callback waiting (s). */
  readonly lagSeconds: number;
  /** Of a search engine in it: the longest that a change waited to be found (s). */
  readonly engineBehindSeconds?: number | undefined;
}

export const requestStarted = new Topic<RequestSeen>('portal:request:start');
export const requestEnded = new Topic<RequestSeen>('portal:request:end');
export const cacheLooks = new Topic<CacheLook>('portal:cache:look');
export const queueStates = new Topic<QueueState>('portal:queue:state');
export const pageFindings = new Topic<Noted>('portal:page:finding');
export const portalEvents = new Topic<Noted>('portal:event');
export const programStates = new Topic<ProgramState>('portal:program:state');
