/**
 * The types of the vocabulary of COAR (https://vocabularies.coar-repositories.org/resource_types/), by which repositories
 * since DSpace 7 and OpenAIRE's guidelines name them: `http://purl.org/coar/resource_type/c_6501`. What is left out says
 * nothing (`other`, `text`) or is none of ours.
 */
const codes: Readonly<Record<string, string>> = {
  artikel: 'c_6501 c_2df8fbb1 c_dcae04bc c_beb9 c_7bab c_b239 c_545b c_3e5a c_998f c_efa0 c_ba08',
  tijdschrift: 'c_0640 c_2659 c_2fe3',
  boek: 'c_2f33 c_f744',
  hoofdstuk: 'c_3248',
  rapport: 'c_93fc c_8042 c_18ww c_18wz c_18wq c_186u c_18op c_18gh c_18hj c_18ws c_ba1f c_71bd',
  conferentiebijdrage: 'c_5794 c_6670 c_c94f c_8544 c_18cp c_18co r60j-j5bd',
  // Of these the first may be either of the others.
  proefschrift: 'c_46ec c_db06',
  scriptie: 'c_bdcc c_7a1f',
  preprint: 'c_816b c_0040',
  dataset: 'c_ddb1',
  software: 'c_5ce6',
  video: 'c_12ce c_8a7e',
  podcast: 'c_18cc',
  afbeelding: 'c_c513 c_ecc8',
  kaart: 'c_12cc c_12cd',
  lesmateriaal: 'c_e059',
  octrooi: 'c_15cd',
  webpagina: 'c_7ad9',
};

/** Our types by those codes, in small letters. */
export const coarTypes: readonly (readonly [code: string, type: string])[] = Object.entries(codes).flatMap(
  ([type, list]) => list.split(' ').map((code) => [code, type] as const),
);
