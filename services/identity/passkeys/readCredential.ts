import { z } from 'zod';
import { transports } from './passkeyStore.ts';

/*
 * What browsers answer ceremonies with, as JSON in a field of a form (Web Authentication, 5.1: RegistrationResponseJSON
 * and AuthenticationResponseJSON), as far as it is looked at.
 */

const base64url = z.base64url().min(1);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const extensions = z.object({}).default({});

const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string()).default([]),
  }),
  clientExtensionResults: extensions,
});

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    // Credentials that are found without being named say whose they are.
    userHandle: base64url,
  }),
  clientExtensionResults: extensions,
});

/** A passkey that was just made; `undefined` when it is none. */
export function readAttestation(text: string) {
  const read = attestationSchema.safeParse(parsed(text)).data;
  if (!read) return undefined;
  const known = transports.filter((each) => read.response.transports.includes(each));
  return { ...read, response: { ...read.response, transports: known } };
}

/** What a passkey signed; `undefined` when it is nothing of the kind. */
export function readAssertion(text: string) {
  return assertionSchema.safeParse(parsed(text)).data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
