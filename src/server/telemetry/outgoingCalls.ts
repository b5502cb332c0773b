import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { DiagnosticsChannel } from 'undici';

/** One call to a service, over undici, which is also what `fetch` calls with. */
export interface OutgoingCall {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** Adds a header to what is about to be sent. */
  readonly addHeader: (name: string, value: string) => void;
}

/** What became of it: a status, or the reason why there is none or only a part of an answer. */
export type CallEnd =
  | { readonly kind: 'answered'; readonly status: number }
  /** `aborted`: nobody waited for it any more. */
  | { readonly kind: 'timeout' | 'aborted' | 'failed'; readonly reason: string };

interface CallListener<Call> {
  /** In the context of who calls, before anything is sent; what it gives back comes again at the end. */
  started(call: OutgoingCall): Call;
  ended(call: Call, end: CallEnd, seconds: number): void;
}

/** Listens to all calls that this process makes, by what undici tells of itself. Returns what ends it. */
export function listenToCalls<Call>({ started, ended }: CallListener<Call>): () => void {
  const running = new WeakMap<object, { readonly call: Call; readonly began: number; status: number }>();
  const end = (request: object, read: (status: number) => CallEnd) => {
    const one = running.get(request);
    if (one === undefined) return;
    running.delete(request);
    ended(one.call, read(one.status), (performance.now() - one.began) / 1000);
  };
  const stops = [
    listen<CreateMessage>('undici:request:create', ({ request }) => {
      const { origin = '', path, method = 'GET' } = request;
      const addHeader = (name: string, value: string) => void request.addHeader(name, value);
      const call = started({ origin: String(origin), path, method, addHeader });
      running.set(request, { call, began: performance.now(), status: 0 });
    }),
    listen<DiagnosticsChannel.RequestHeadersMessage>('undici:request:headers', ({ request, response }) => {
      const one = running.get(request);
      if (one) one.status = response.statusCode;
    }),
    listen<DiagnosticsChannel.RequestTrailersMessage>('undici:request:trailers', ({ request }) =>
      end(request, (status) => ({ kind: 'answered', status })),
    ),
    listen<DiagnosticsChannel.RequestErrorMessage>('undici:request:error', ({ request, error }) =>
      end(request, () => failureOf(error)),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What its types leave out, and its documentation promises. */
type CreateMessage = DiagnosticsChannel.RequestCreateMessage & {
  readonly request: { addHeader(name: string, value: string): void };
};

/** undici's own messages, which it has the types of. */
function listen<Message>(name: string, listener: (message: Message) => void): () => void {
  const hear = (message: unknown) => listener(message as Message);
  subscribe(name, hear);
  return () => void unsubscribe(name, hear);
}

/** Why a call ended early. Callers of the portal give up with the word for it (`caller.ts`), others with a signal. */
function failureOf(error: Error): CallEnd {
  const reason = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (error.message === 'timeout' || /timeout/i.test(`${reason} ${error.name}`)) return { kind: 'timeout', reason };
  if (error.message === 'unreachable' || error.name === 'AbortError') return { kind: 'aborted', reason };
  return { kind: 'failed', reason };
}
