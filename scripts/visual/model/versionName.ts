/** How a version is called: `main (1a2b3c4d)`, and a commit that was asked for by its own number by that alone. */
export function versionName({ name, commit }: { readonly name: string; readonly commit: string }): string {
  return commit.startsWith(name) ? name : `${name} (${commit.slice(0, 8)})`;
}
