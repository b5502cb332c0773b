/** What the service sends, in which bytes are base64url. */
type Sent<Options, Bytes extends keyof Options> = Omit<Options, Bytes> & { readonly challenge: string };
type RequestSent = Sent<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'>;
type CreationSent = Sent<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
};

/**
 * What pages with passkeys run in the browser. It is sent as it stands here, so that it holds everything it uses; without
 * it, or where a browser knows no passkeys, pages stay as they were sent.
 *
 * `[data-passkeys]` is the place that it brings to life, `[data-passkeys-missing]` what is shown in its stead where that
 * cannot be. Texts and addresses are in the place's own attributes; what the browser answers goes out as a form.
 */
export function runPasskeys(): void {
  /** How long a challenge is waited with (ms): it lasts for five minutes. */
  const patience = 4 * 60 * 1000;

  const place = document.querySelector<HTMLElement>('[data-passkeys]');
  const missing = document.querySelector<HTMLElement>('[data-passkeys-missing]');
  if (!place) return;
  if (typeof PublicKeyCredential === 'undefined') {
    if (missing) missing.hidden = false;
    return;
  }
  const { options = '', challenges = '', accepted, cancelled = '', failed = '', known = failed } = place.dataset;
  const form = place.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name=credential]');
  const status = place.querySelector('[role=status]');
  const address = document.querySelector<HTMLInputElement>('#email');
  let ceremony = new AbortController();

  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const textOf = (bytes: ArrayBuffer | null) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');

  /** Ends the ceremony that waits, of which a browser has one at most. */
  const begin = () => {
    ceremony.abort();
    ceremony = new AbortController();
    return ceremony.signal;
  };

  const say = (error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    // We have begun another one.
    if (name === 'AbortError' || !status) return;
    status.textContent = name === 'NotAllowedError' ? cancelled : name === 'InvalidStateError' ? known : failed;
  };

  // By what they have: password managers that stand in for the browser answer with objects of their own making.
  const isPasskey = (given: Credential | null): given is PublicKeyCredential => given !== null && 'rawId' in given;
  const isMade = (given: AuthenticatorResponse): given is AuthenticatorAttestationResponse =>
    'attestationObject' in given;
  const isSigned = (given: AuthenticatorResponse): given is AuthenticatorAssertionResponse => 'signature' in given;

  const send = (credential: Credential | null) => {
    if (!isPasskey(credential) || !field) throw new Error('no passkey');
    const { id, rawId, type, response } = credential;
    const answer: Record<string, unknown> = { clientDataJSON: textOf(response.clientDataJSON) };
    if (isMade(response)) {
      answer.attestationObject = textOf(response.attestationObject);
      answer.transports = response.getTransports?.() ?? [];
    }
    if (isSigned(response)) {
      answer.authenticatorData = textOf(response.authenticatorData);
      answer.signature = textOf(response.signature);
      answer.userHandle = textOf(response.userHandle);
    }
    field.value = JSON.stringify({ id, rawId: textOf(rawId), type, response: answer, clientExtensionResults: {} });
    // What was typed is there again when the answer is refused.
    const copy = form?.querySelector<HTMLInputElement>('[name=email]');
    if (address && copy) copy.value = address.value;
    form?.submit();
  };

  const add = async () => {
    const signal = begin();
    const { challenge, user, excludeCredentials, ...rest }: CreationSent = JSON.parse(options);
    const publicKey: PublicKeyCredentialCreationOptions = {
      ...rest,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map(({ id }) => ({ id: bytesOf(id), type: 'public-key' })),
    };
    send(await navigator.credentials.create({ publicKey, signal }));
  };

  const signIn = async (mediation?: 'conditional') => {
    const signal = begin();
    const answer = await fetch(challenges, { method: 'POST', signal });
    if (!answer.ok) throw new Error('no challenge');
    const { challenge, ...rest }: RequestSent = await answer.json();
    const publicKey = { ...rest, challenge: bytesOf(challenge) };
    send(await navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) }));
  };

  /** Lets the browser offer passkeys where the address is typed. Whoever takes none of them need not be told. */
  const offer = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const renewal = setTimeout(offer, patience);
    await signIn('conditional').catch((error: unknown) => {
      clearTimeout(renewal);
      const isOurs = error instanceof DOMException && error.name === 'AbortError';
      if (!isOurs) address?.addEventListener('focus', offer, { once: true });
    });
  };

  place.hidden = false;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (status) status.textContent = '';
    if (challenges === '') add().catch(say);
    else
      signIn().catch((error: unknown) => {
        say(error);
        void offer();
      });
  });
  if (challenges !== '') void offer();
  // A passkey that signs nobody in any more need not be offered.
  if (accepted) void PublicKeyCredential.signalAllAcceptedCredentials?.(JSON.parse(accepted)).catch(() => undefined);
}
