/** What views have in common that are made of texts alone and ask the portal's API for nothing. */
export const fromTexts = {
  responseAddress: () => undefined,
  readResponse: () => undefined,
  failure: () => undefined,
  failures: 'error-page',
  shell: 'site',
  changes: 'page',
  audience: 'visitors',
} as const;
