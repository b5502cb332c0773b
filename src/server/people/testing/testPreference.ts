import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, json } from '../../testing/testService.ts';

/** A call as it reached the service. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A comment as the service keeps it. */
export type KeptComment = Readonly<Record<string, unknown>> & { readonly external_id: string };

export interface TestPreference {
  readonly answer: Answer;
  /** What it was asked, in order. */
  readonly received: ReceivedCall[];
  /** What it keeps, the oldest first; anything at all can be put there. */
  comments: KeptComment[];
  /** Bookmarks of whoever it has heard of, by their token. */
  readonly bookmarks: Map<string, readonly string[]>;
  /** In place of everything it would say. */
  instead: Answer | undefined;
}

/**
 * A preference service with exactly the calls of the specification, section 7. Who calls is the token itself, up
 * to its first dot: `Bearer anna.2` is Anna, and nobody else has a token of hers.
 */
export function createTestPreference(): TestPreference {
  const received: ReceivedCall[] = [];
  const bookmarks = new Map<string, readonly string[]>();
  let nextId = 100;

  /** What the call comes to: a status and JSON. */
  const outcomeOf = ({ method, path, headers, body }: ReceivedCall): readonly [status: number, value: unknown] => {
    const { pathname, searchParams } = new URL(path, 'http://preference.invalid');
    const person = /^Bearer ([^.\s]+)/.exec(headers.authorization ?? '')?.[1];
    if (method === 'GET' && pathname === '/api/articlesextended') {
      const item = searchParams.get('external_id');
      return [200, { articles: [{ comments: service.comments.filter((each) => each.external_id === item) }] }];
    }
    const [, deleted] = /^\/api\/deletemycomment\/(.+)$/.exec(pathname) ?? [];
    const known = ['POST /api/comments', 'GET /api/mydata', 'GET /api/getpreferences', 'PUT /api/setpreferences'];
    if (!known.includes(`${method} ${pathname}`) && !(method === 'DELETE' && deleted !== undefined))
      return [404, { message: 'No such call' }];
    if (person === undefined) return [401, { message: 'Unauthorized' }];
    if (deleted !== undefined) {
      service.comments = service.comments.filter(({ id, author }) => String(id) !== deleted || author !== person);
      return [200, {}];
    }
    switch (pathname) {
      case '/api/comments': {
        const { comment: content, ...posted } = JSON.parse(body);
        const comment = { ...posted, content, id: nextId++, author: person, created_at: new Date().toISOString() };
        service.comments.push(comment);
        return [201, comment];
      }
      case '/api/mydata': {
        const own = service.comments.filter(({ author }) => author === person);
        const comments = own.map((each) => ({ ...each, article: { external_id: each.external_id } }));
        return [200, [{ comments }]];
      }
      case '/api/getpreferences': {
        const ids = bookmarks.get(person);
        return ids ? [200, { preferences: { bookmarkedArticles: ids } }] : [404, { message: 'User not found' }];
      }
      default:
        bookmarks.set(person, JSON.parse(body).preferences.bookmarkedArticles);
        return [200, {}];
    }
  };

  const service: TestPreference = {
    received,
    bookmarks,
    comments: [],
    instead: undefined,
    answer(request, response) {
      if (service.instead) return service.instead(request, response);
      const { method = '', url: path = '', headers } = request;
      void text(request).then((body) => {
        const call = { method, path, headers, body };
        received.push(call);
        const [status, value] = outcomeOf(call);
        json(response, value, status);
      });
    },
  };
  return service;
}
