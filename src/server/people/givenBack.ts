import type { UnsentComment } from '#app/api/personalResponse.ts';
import { languageOfAddress } from '#app/language/languageOfPath.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { type Language, languageOf } from '#languages/languages.ts';
import { textReply } from '../http/plainReply.ts';
import type { RequestContext } from '../request/requestContext.ts';

/** Answers a comment that was posted without JavaScript, and is not there, with the page it was written on. */
export type UnsentDocument = (context: RequestContext, unsent: UnsentComment, status: number) => Promise<Response>;

/** No visitor writes so much (letters): it is not made into a page. */
const longest = 20_000;

/** Longer than any name or address (letters). */
const longestField = 500;

interface GivenBack {
  /** The request as if the page had been asked for on which a comment is written without scripts. */
  readonly context: RequestContext;
  readonly unsent: UnsentComment;
}

/**
 * A comment that was posted without scripts, and is not there, on its way back to whoever wrote it.
 * @param values the fields of its form, of which `to` is a path of the site
 * @param status 401 where nobody is signed in, else what the service's answer came to
 */
export function givenBack(
  values: Readonly<Record<string, string>>,
  context: RequestContext,
  status: number,
): GivenBack | Response {
  const { comment = '', item = '', kind = '', title = '', to: page = '', key = '' } = values;
  if (comment.length > longest)
    return textReply(413, 'This is far more than a comment may hold. Go back and shorten it.');
  // The page that gives it back has the address it was posted to, which says no language.
  const language = languageOf(values.language) ?? languageRead(context);
  const fields = { comment: item, kind, title, page, ...(language && { language }) };
  const parameters = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, longestField)]),
  );
  return {
    context: { ...context, pathname: personalPath, search: `?${parameters}` },
    unsent: { text: comment, why: whyOf(status), key: key.slice(0, longestField) },
  };
}

function whyOf(status: number): UnsentComment['why'] {
  if (status === 401) return 'over';
  return status === 429 ? 'limited' : 'failed';
}

/** The language that a visitor reads a page in whose form they posted, where it is known which. */
export function languageRead({ request, site: { plan } }: RequestContext): Language | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return languageOfAddress(pathname + search, plan.language);
}
