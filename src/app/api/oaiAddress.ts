/** Where the collection is handed out by OAI-PMH, on the first site alone. */
export const oaiPath = '/oai';
