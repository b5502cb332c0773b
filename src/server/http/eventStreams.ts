import { noStore } from './cacheControl.ts';
import { textReply } from './plainReply.ts';
import { resourceHeaders } from './securityHeaders.ts';

/** Answers that stay open and tell of events as they happen (server-sent events, HTML standard). */
export interface EventStreams {
  /**
   * Answers a request with a stream of its own. Where there are too many, the network that has the most loses its oldest
   * to one that has fewer; 503 where none has.
   */
  open(request: Request, network: string): Response;
  /** Tells all that listen. @param name by which browsers hear it; `[a-z]+` */
  send(name: string): void;
  /** Ends all streams, and lets no other begin: a server that stops waits for its answers. */
  close(): void;
}

interface EventStreamsOptions {
  readonly maximum: number;
  /** How often a stream shows that it is alive (ms): proxies end what is silent. */
  readonly heartbeatMs: number;
}

const defaults: EventStreamsOptions = { maximum: 100, heartbeatMs: 20_000 };

const encoder = new TextEncoder();
/** How soon a browser comes back when a stream has ended (ms). */
const beginning = encoder.encode('retry: 3000\n\n');
const heartbeat = encoder.encode(': alive\n\n');

/** The answer that such a stream is. */
function eventResponse(body: ReadableStream<Uint8Array>): Response {
  const headers = { ...resourceHeaders, 'content-type': 'text/event-stream', 'cache-control': noStore };
  // Proxies that collect an answer before they pass it on are asked not to.
  return new Response(body, { headers: { ...headers, 'x-accel-buffering': 'no' } });
}

/**
 * Answers one request with events of its own, which end when `tell` has.
 * @param tell says an event by its name (`[a-z]+`) and its data, any JSON; what nobody hears any more is passed over
 */
export function eventReply(
  { signal }: Request,
  tell: (send: (name: string, data: unknown) => void) => Promise<void>,
): Response {
  let isOpen = true;
  let beat: NodeJS.Timeout | undefined;
  const leave = () => {
    isOpen = false;
    clearInterval(beat);
  };
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (bytes: Uint8Array) => {
        if (isOpen) controller.enqueue(bytes);
      };
      signal.addEventListener('abort', leave);
      say(beginning);
      beat = setInterval(() => say(heartbeat), defaults.heartbeatMs);
      // Who had left before this began is not told of by an event.
      if (signal.aborted) leave();
      try {
        await tell((name, data) => say(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)));
        if (isOpen) controller.close();
      } catch (error) {
        if (isOpen) controller.error(error);
      } finally {
        leave();
      }
    },
    cancel: leave,
  });
  return eventResponse(body);
}

export function createEventStreams({ maximum, heartbeatMs }: EventStreamsOptions = defaults): EventStreams {
  /** By the network that each belongs to, the oldest first. */
  const listeners = new Map<ReadableStreamDefaultController<Uint8Array>, string>();
  let isClosed = false;
  const tell = (bytes: Uint8Array) => {
    for (const listener of listeners.keys()) {
      // Who takes nothing any more is let go before its share of memory grows.
      if ((listener.desiredSize ?? 0) <= -16) end(listener);
      else listener.enqueue(bytes);
    }
  };
  const end = (listener: ReadableStreamDefaultController<Uint8Array>) => {
    if (!listeners.delete(listener)) return;
    listener.close();
    if (listeners.size === 0) clearInterval(beat);
  };
  let beat: NodeJS.Timeout | undefined;

  /** Whether there is room for one more of a network. */
  const makesRoom = (network: string): boolean => {
    if (listeners.size < maximum) return true;
    const counts = new Map<string, number>();
    for (const each of listeners.values()) counts.set(each, (counts.get(each) ?? 0) + 1);
    const [most, count] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
    if (count <= (counts.get(network) ?? 0) + 1) return false;
    const [oldest] = [...listeners].find(([, each]) => each === most) ?? [];
    if (oldest) end(oldest);
    return true;
  };

  return {
    open({ signal }, network) {
      if (isClosed || !makesRoom(network)) {
        return textReply(503, 'Too many listen already. Come back later.', { 'retry-after': '60' });
      }
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          if (listeners.size === 0) beat = setInterval(() => tell(heartbeat), heartbeatMs);
          listeners.set(controller, network);
          controller.enqueue(beginning);
        },
        cancel() {
          if (own && listeners.delete(own) && listeners.size === 0) clearInterval(beat);
        },
      });
      signal.addEventListener('abort', () => own && end(own));
      return eventResponse(body);
    },
    send: (name) => tell(encoder.encode(`event: ${name}\ndata:\n\n`)),
    close() {
      isClosed = true;
      for (const listener of [...listeners.keys()]) end(listener);
    },
  };
}
