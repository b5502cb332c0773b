import { decodeAnswer } from './decodeAnswer.ts';
import { type OaiAnswer, readOaiAnswer } from './oaiAnswer.ts';

/** A page of some hundred records is a megabyte or two. */
const bodyMax = 64 * 1024 * 1024;
const triesMax = 6;
const firstWait = 2000;
/** A provider that wants to be left alone for longer is asked again by the next run. */
const waitMax = 15 * 60_000;

/** The provider does not answer as OAI-PMH has it; `message` is for whoever started the harvest. */
export class HarvestStopped extends Error {
  override name = 'HarvestStopped';
}

export interface OaiProvider {
  readonly address: string;
  /**
   * Asks for a verb, again after a while when the provider is busy, away or breaks off. A mistake that the protocol has
   * a code for is part of the answer.
   * @throws {HarvestStopped} when it gives no answer of OAI-PMH, however often it is asked
   */
  readonly ask: (verb: string, parameters: Readonly<Record<string, string | undefined>>) => Promise<OaiAnswer>;
}

export interface ProviderOptions {
  readonly address: string;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Is told why and how long it waits. */
  readonly onWait?: (reason: string, milliseconds: number) => void;
  /** For one answer, from the question to its last byte, in milliseconds. */
  readonly timeout?: number;
}

type Attempt =
  | { readonly kind: 'answer'; readonly answer: OaiAnswer }
  | { readonly kind: 'again'; readonly reason: string; readonly after?: number | undefined };

export function createOaiProvider({ address, wait, onWait, timeout = 120_000 }: ProviderOptions): OaiProvider {
  return {
    address,
    ask: async (verb, parameters) => {
      const url = addressOf(address, { verb, ...parameters });
      for (let tried = 1; ; tried += 1) {
        const attempt = await tryOnce(url, timeout);
        if (attempt.kind === 'answer') return attempt.answer;
        if (tried === triesMax) throw new HarvestStopped(`${address} was asked ${triesMax} times: ${attempt.reason}.`);
        const milliseconds = attempt.after ?? firstWait * 2 ** (tried - 1);
        if (milliseconds > waitMax)
          throw new HarvestStopped(`${address} asks to come back in ${Math.round(milliseconds / 60_000)} minutes.`);
        onWait?.(attempt.reason, milliseconds);
        await wait(milliseconds);
      }
    },
  };
}

function addressOf(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

async function tryOnce(url: string, timeout: number): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const headers = { accept: 'text/xml, application/xml', 'user-agent': 'groen-portal-harvester' };
    const response = await fetch(url, { signal, headers });
    const { status } = response;
    if (status === 429 || status >= 500) {
      await response.body?.cancel();
      return { kind: 'again', reason: `it answers with status ${status}`, after: retryAfter(response) };
    }
    const answer = await readOaiAnswer(await readBounded(response));
    if (answer !== undefined) return { kind: 'answer', answer };
    if (!response.ok) throw new HarvestStopped(`${url} answers with status ${status}.`);
    return { kind: 'again', reason: 'what it answers is not OAI-PMH, or not all of it' };
  } catch (error) {
    if (error instanceof HarvestStopped) throw error;
    if (signal.aborted) return { kind: 'again', reason: `it gave no answer within ${timeout / 1000} seconds` };
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { kind: 'again', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3), in milliseconds from now. */
function retryAfter(response: Response): number | undefined {
  const given = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(given)) return Number(given) * 1000;
  const moment = Date.parse(given);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyMax) throw new HarvestStopped(`One answer has more than ${bodyMax / 1024 / 1024} MB.`);
    chunks.push(chunk);
  }
  return decodeAnswer(Buffer.concat(chunks), response.headers.get('content-type') ?? '');
}
