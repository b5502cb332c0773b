/** Languages that every text has to be there in. */
export const languages = ['en', 'nl'];
