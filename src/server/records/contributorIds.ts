/** Whether an identifier of an author is an ORCID. */
export function isOrcid(id: string): boolean {
  return /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(id);
}

/** The identifier in the address of a ROR, or one that stands alone. */
export function rorId(ror: string): string | undefined {
  return /^(?:https:\/\/ror\.org\/)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/.exec(ror)?.[1];
}
