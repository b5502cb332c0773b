/** Where every site has the contact form, on the first one's own page (specification, section 7). */
export const contactFormPath = '/Contactformulier';
