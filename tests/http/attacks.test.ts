import { describe, expect, inject, test } from 'vitest';
import { type Attack, attacks } from '#tests/attacks/attacks.ts';
import { addressOf, complaintsAbout } from '#tests/attacks/judge.ts';
import { sendRaw } from '#tests/attacks/sendRaw.ts';
import { ask } from '#tests/e2e/helpers/network.ts';

/*
 * What strangers send, and what must be true whatever it is: an answer that is no failure, no larger than others, with
 * nothing in it of what was sent that a browser would run and nothing of the program's insides, and afterwards the same
 * page for everybody else. `npm run test:full` sends all of it, `npm test` some for every address.
 */

const ports = { portal: inject('port'), ...inject('services') };
const isThorough = process.env.THOROUGH === 'true';

/** Of each kind every so manieth; primes, so that each address meets other payloads than its neighbours. */
const steps: Readonly<Record<keyof typeof attacks, number>> = isThorough
  ? { values: 1, shapes: 1, headers: 1, addresses: 1, wire: 1 }
  : { values: 97, shapes: 11, headers: 5, addresses: 3, wire: 2 };

const kinds = Object.keys(attacks) as (keyof typeof attacks)[];
/** Each is counted as somebody else's, so that none is refused for what another did. */
const firstPlace = new Map(kinds.map((kind, at) => [kind, at * 150_000]));

async function wrongWith(kind: keyof typeof attacks, chosen: readonly Attack[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, attack] of chosen.entries()) {
    const from = addressOf((firstPlace.get(kind) ?? 0) + at);
    const answer = await sendRaw({ port: ports[attack.service], parts: attack.parts(), from });
    const found = complaintsAbout(attack, answer);
    if (found.length > 0) wrong.push(`${attack.name}: ${found.join('; ')}`);
  }
  return wrong;
}

/** Without what is new at every look. */
const homeOf = async () => (await ask({ port: ports.portal, path: '/' })).text;

describe('what a stranger sends', () => {
  test.each(kinds)(
    'as %s is answered, and nobody else notices',
    async (kind) => {
      const home = await homeOf();
      const chosen = attacks[kind].filter((_, at) => at % steps[kind] === 0);
      expect(await wrongWith(kind, chosen)).toEqual([]);
      expect(await homeOf()).toBe(home);
      expect((await ask({ port: ports.portal, path: '/healthz' })).status).toBe(200);
    },
    isThorough ? 1_800_000 : undefined,
  );
});
