/** A form of one of the pages: texts by the names of their fields. */
export type PostedForm = Readonly<Record<string, string>>;

/**
 * Whether a form was posted from a page of our own. Every browser in use says where a post comes from; what says
 * neither is refused.
 */
export function isOwnPost({ headers }: Request, issuer: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === new URL(issuer).origin;
}

/** Reads a form as browsers send one without files; anything else is an empty one. */
export async function readForm(request: Request): Promise<PostedForm> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return {};
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
