import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { withoutTerms } from './withoutTerms.ts';

interface ErrorReportsOptions {
  /** The project's DSN. */
  readonly dsn: string;
  /** The portal's version. */
  readonly release: string;
  /** Where the error happened: which site, which side of the connection. */
  readonly tags: Readonly<Record<string, string>>;
  /** The path that is looked at when an error is reported; a server answers many at once and names none. */
  readonly path?: () => string;
}

/**
 * Reports errors to Sentry, or to what speaks its protocol, from a browser or from the server (specification, section
 * 8). A client without the SDK's listeners: nothing is gathered but what is handed over, and of that only the error
 * itself leaves the machine, without queries, terms or anything about the person.
 */
export function createErrorReports({ dsn, release, tags, path }: ErrorReportsOptions): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    sendClientReports: false,
    beforeSend: (event) => bareEvent(event, tags, path),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => {
    // Scripts of other origins fail without saying how.
    if (error !== null && error !== undefined) scope.captureException(error);
  };
}

/** What a report says; a field that a later SDK adds by itself stays behind. */
function bareEvent(
  { event_id, timestamp, platform, level, release, exception }: ErrorEvent,
  tags: ErrorReportsOptions['tags'],
  path: ErrorReportsOptions['path'],
): ErrorEvent {
  const values = (exception?.values ?? []).map((one) => ({
    ...one,
    ...(one.value !== undefined && { value: withoutTerms(one.value) }),
    ...(one.stacktrace?.frames && {
      stacktrace: {
        frames: one.stacktrace.frames.map((frame) => ({
          ...frame,
          ...(frame.filename !== undefined && { filename: withoutTerms(frame.filename) }),
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
    tags: { ...tags, ...(path && { path: withoutTerms(path()) }) },
  };
}
