import type { Unsent } from '#app/api/personalResponse.ts';
import { languageOfAddress } from '#app/language/languageOfPath.ts';
import { personalPath } from '#app/views/personal/address.ts';
import { type Language, languageOf } from '#languages/languages.ts';
import { refusalReply } from '../posts/refusalReply.ts';
import type { RequestContext } from '../request/requestContext.ts';

/** Answers what was posted without JavaScript, and is not there, with the page it was written on. */
export type UnsentDocument = (context: RequestContext, unsent: Unsent, status: number) => Promise<Response>;

/** No visitor writes so much (letters): it is not made into a page. */
const longest = 20_000;

/** Longer than any name or address (letters). */
const longestField = 500;

interface GivenBack {
  /** The request as if the page had been asked for on which it is written without scripts. */
  readonly context: RequestContext;
  readonly unsent: Unsent;
}

/** What was written in a post, and what the address of its page says of what it is about. */
interface Written {
  readonly text: string;
  readonly about: Readonly<Record<string, string>>;
  readonly key?: string | undefined;
}

type Values = Readonly<Record<string, string>>;

/** A comment, of which `to` is a path of the site. */
export const writtenComment = ({
  comment: text = '',
  item = '',
  kind = '',
  title = '',
  to = '',
  key,
}: Values): Written => {
  return { text, about: { comment: item, kind, title, page: to }, key };
};

/** A note with a bookmark. */
export const writtenNote = ({ note: text = '', item = '', title = '' }: Values): Written => {
  return { text, about: { note: item, title } };
};

/**
 * What was posted without scripts, and is not there, on its way back to whoever wrote it.
 * @param values the fields of its form
 * @param status 401 where nobody is signed in, else what the service's answer came to
 */
export function givenBack(
  { text, about, key = '' }: Written,
  values: Values,
  context: RequestContext,
  status: number,
): GivenBack | Response {
  if (text.length > longest)
    return refusalReply('tooLarge', 413, 'This is far more than may be written here. Go back and shorten it.', context);
  // The page that gives it back has the address it was posted to, which says no language.
  const language = languageOf(values.language) ?? languageRead(context);
  const fields = { ...about, ...(language && { language }) };
  const parameters = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, value.slice(0, longestField)]),
  );
  return {
    context: { ...context, pathname: personalPath, search: `?${parameters}` },
    unsent: { text, why: whyOf(status), key: key.slice(0, longestField) },
  };
}

function whyOf(status: number): Unsent['why'] {
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
