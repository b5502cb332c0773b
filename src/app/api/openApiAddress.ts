/** Where the portal's public calls are described, on the first site alone. */
export const openApiPath = '/openapi.json';
