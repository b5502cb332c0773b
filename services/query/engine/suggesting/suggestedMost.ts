/** As many of each as fit under a search field. */
export const suggestedMost = { terms: 6, titles: 4, dossiers: 2 };
