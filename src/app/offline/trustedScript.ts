/** The part of `window.trustedTypes` that is used; browsers that do not know it take strings. */
interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

let policy: ReturnType<Factory['createPolicy']> | undefined;

/** Vouches for the address of a script: the portal's own, or one that the site configures. */
export function trustedScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('portal-script', { createScriptURL: (text) => text });
  return policy?.createScriptURL(address) ?? address;
}
