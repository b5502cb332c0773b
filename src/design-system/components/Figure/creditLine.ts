/** Who made a picture and under which licence; the sentence is put together by the caller, who knows the language. */
export interface Credit {
  /** E.g. "Bron foto:". */
  label: string;
  /** Written one after the other, punctuation included in the texts; a part with an address is a link. */
  parts: readonly { text: string; href?: string | undefined }[];
  /** Read out after a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
}
