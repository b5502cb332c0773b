/**
 * The chunk that a file of texts is built into when every page needs it; such a chunk has no source of its own in the
 * build's manifest, only this name.
 */
export function pageTextsChunk(file: string): string | undefined {
  const language = /(?:^|\/)languages\/([a-z]+)\/(?:interface|templates)\.json$/.exec(file)?.[1];
  return language && `texts-${language}`;
}
