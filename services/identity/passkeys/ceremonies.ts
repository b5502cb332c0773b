import { randomBytes } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { hashOf } from '#services/hashOf.ts';
import type { Account } from '../accounts/accountStore.ts';
import type { StateStore } from '../state/stateStore.ts';
import type { PasskeyStore } from './passkeyStore.ts';
import { readAssertion, readAttestation } from './readCredential.ts';
import type { RelyingParty } from './relyingParty.ts';

/** How long a challenge may be answered (s). */
export const challengeSeconds = 5 * 60;

/** EdDSA, ES256 and RS256, by their numbers in COSE's registry: every authenticator knows one of them. */
const algorithms = [-8, -7, -257];

/** Who adds a passkey, in which session. */
export interface PasskeyOwner {
  readonly account: Account;
  readonly sessionUid: string;
}

/** The two ceremonies of Web Authentication: each gives a browser a challenge, and judges what it answers, once. */
export interface Ceremonies {
  /** For whoever signs in: names no account and no passkey. @param signIn the one under way that it is for */
  signInOptions(signIn: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The account that an answer signs in; `undefined` for any that is not right, whatever is wrong with it. */
  signIn(signIn: string, answer: string): Promise<string | undefined>;
  addOptions(owner: PasskeyOwner, siteTitle: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Keeps the passkey that a browser made. @param name what its owner sees it by */
  add(owner: PasskeyOwner, answer: string, name: string): Promise<'added' | 'full' | 'refused'>;
  /** What tells a browser which passkeys still sign this account in (Web Authentication, 5.1.10.3). */
  accepted(account: Account): Promise<AcceptedPasskeys>;
}

/** `AllAcceptedCredentialsOptions` of Web Authentication. */
interface AcceptedPasskeys {
  readonly rpId: string;
  readonly userId: string;
  readonly allAcceptedCredentialIds: readonly string[];
}

interface CeremonyParts {
  readonly party: RelyingParty;
  readonly passkeys: PasskeyStore;
  readonly state: StateStore;
}

/** Under which the provider's state has challenges. */
const model = 'PasskeyChallenge';

const keptSchema = z.object({ challenge: z.string() });

export function createCeremonies({ party, passkeys, state }: CeremonyParts): Ceremonies {
  const challenges = state.adapter(model);
  /** One at a time for each place that asks: a newer one takes an older one's place. */
  const challengeFor = async (place: string, owner: { accountId?: string; sessionUid?: string } = {}) => {
    const challenge = randomBytes(32);
    const hash = hashOf(challenge.toString('base64url'));
    await challenges.upsert(place, { challenge: hash, ...owner }, challengeSeconds);
    return new Uint8Array(challenge);
  };
  const take = async (place: string) => keptSchema.safeParse(await state.take(model, place)).data;
  const expected = (challenge: string) => ({
    expectedChallenge: (given: string) => hashOf(given) === challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  });

  return {
    async signInOptions(signIn) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: party.id,
        challenge: await challengeFor(`sign-in ${signIn}`),
        userVerification: 'required',
        timeout: challengeSeconds * 1000,
      });
    },
    async signIn(signIn, answer) {
      const kept = await take(`sign-in ${signIn}`);
      const response = readAssertion(answer);
      const passkey = response && (await passkeys.byCredential(response.id));
      if (!kept || !passkey || response.response.userHandle !== handleOf(passkey.account)) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { publicKey, counter } = passkey;
      const judged = await verifyAuthenticationResponse({
        response,
        ...expected(kept.challenge),
        credential: { id: passkey.credential, publicKey, counter },
      }).catch(refused);
      if (!judged?.verified) return undefined;
      const { newCounter, credentialBackedUp } = judged.authenticationInfo;
      const isNewest = await passkeys.use(passkey.id, { counter: newCounter, isBackedUp: credentialBackedUp });
      return isNewest ? passkey.account : undefined;
    },
    async addOptions({ account, sessionUid }, siteTitle) {
      const { generateRegistrationOptions } = await library();
      const known = await passkeys.of(account.id);
      return generateRegistrationOptions({
        rpName: siteTitle,
        rpID: party.id,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: account.nickname,
        challenge: await challengeFor(`add ${sessionUid}`, { accountId: account.id, sessionUid }),
        timeout: challengeSeconds * 1000,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credential, transports }) => ({
          id: credential,
          transports: [...transports],
        })),
      });
    },
    async add({ account, sessionUid }, answer, name) {
      const kept = await take(`add ${sessionUid}`);
      const response = readAttestation(answer);
      // Whoever signs in has a session of their own: the challenge was this account's.
      if (!kept || !response) return 'refused';
      const { verifyRegistrationResponse } = await library();
      const judged = await verifyRegistrationResponse({
        response,
        ...expected(kept.challenge),
        supportedAlgorithmIDs: algorithms,
      }).catch(refused);
      if (!judged?.verified) return 'refused';
      const { credential, credentialBackedUp } = judged.registrationInfo;
      const outcome = await passkeys.add(account.id, name, {
        credential: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: response.response.transports,
        isBackedUp: credentialBackedUp,
      });
      return outcome === 'known' ? 'refused' : outcome;
    },
    async accepted({ id }) {
      const known = await passkeys.of(id);
      return {
        rpId: party.id,
        userId: handleOf(id),
        allAcceptedCredentialIds: known.map(({ credential }) => credential),
      };
    },
  };
}

/** It brings readers for certificates of all kinds along, which a portal need not wait for when it starts. */
function library() {
  return import('@simplewebauthn/server');
}

/** The library throws for everything that is not right. What it says holds challenges, and is told to nobody. */
function refused(): undefined {
  return undefined;
}

/** What a passkey says of whose it is: opaque, as accounts' ids are. */
function handleOf(account: string): string {
  return Buffer.from(account).toString('base64url');
}
