/** Asks a portlet's search for the code to embed it; no facet has this name. */
export const embedParameter = 'embed';
