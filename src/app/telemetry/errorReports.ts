import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

type Tags = Readonly<Record<string, string>>;

interface ErrorReportsOptions {
  /** The project's DSN. */
  readonly dsn: string;
  /** The portal's version. */
  readonly release: string;
  /** Where the error happened: which site, which side of the connection. */
  readonly tags: Tags;
  /** The path that is looked at when an error is reported; a server answers many at once and names none. */
  readonly path?: () => string;
}

/** Reports an error; the tags say more of where it happened. Never throws, and waits for nothing. */
export type ReportError = (error: unknown, tags?: Tags) => void;

/** An error that comes again and again is known by then: so many reports go out in a minute. */
const inAMinute = 30;

/** A message is a sentence; what is longer quotes something (characters). */
const longestMessage = 1000;

/**
 * Reports errors to Sentry, or to what speaks its protocol, from a browser or from the server (specification, section
 * 8). A client without the SDK's listeners: nothing is gathered but what is handed over, and of that only the error
 * itself leaves the machine, without queries, terms or anything about the person. While the service is away the SDK
 * holds 64 reports and forgets the others.
 */
export function createErrorReports({ dsn, release, tags, path }: ErrorReportsOptions): ReportError {
  const isWithin = limit(inAMinute);
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    beforeSend: (event, { data }) =>
      isWithin() ? bareEvent(event, { ...tags, ...data, ...(path && { path: path() }) }) : null,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error, more = {}) => {
    // Scripts of other origins fail without saying how.
    if (error !== null && error !== undefined) scope.captureException(error, { data: more });
  };
}

/** Says of each whether it is among the first so many of its minute. */
function limit(maximum: number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    return count <= maximum;
  };
}

/** What a report says; a field that the SDK adds by itself stays behind. */
function bareEvent({ event_id, timestamp, platform, level, release, exception }: ErrorEvent, tags: Tags): ErrorEvent {
  const values = (exception?.values ?? []).map(({ type, value, mechanism, stacktrace }) => ({
    ...(type !== undefined && { type }),
    ...(value !== undefined && { value: withoutPersonalData(wholeLetters(value.slice(0, longestMessage))) }),
    // How causes hang together.
    ...(mechanism && { mechanism }),
    ...(stacktrace?.frames && {
      stacktrace: {
        frames: stacktrace.frames.map(({ filename, function: name, lineno, colno, in_app }) => ({
          ...(filename !== undefined && { filename: withoutPersonalData(filename) }),
          ...(name !== undefined && { function: name }),
          ...(lineno !== undefined && { lineno }),
          ...(colno !== undefined && { colno }),
          ...(in_app !== undefined && { in_app }),
        })),
      },
    }),
  }));
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level }),
    ...(release !== undefined && { release }),
    exception: { values },
    tags: Object.fromEntries(Object.entries(tags).map(([name, text]) => [name, withoutPersonalData(text)])),
  };
}
