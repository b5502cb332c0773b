import type { Field } from './field.ts';

const optionalLabel = 'niet verplicht';

/** The contact form's fields: one of every kind. */
export const sampleFields: readonly Field[] = [
  { kind: 'text', id: 'naam', name: 'naam', label: 'Naam', autoComplete: 'name', required: true },
  {
    kind: 'email',
    id: 'email',
    name: 'email',
    label: 'E-mailadres',
    hint: 'We gebruiken het alleen om je te antwoorden.',
    required: true,
  },
  { kind: 'tel', id: 'telefoon', name: 'telefoon', label: 'Telefoonnummer', optionalLabel },
  {
    kind: 'postalCode',
    id: 'postcode',
    name: 'postcode',
    label: 'Postcode',
    hint: 'Bijvoorbeeld 8251 AB',
    maxLength: 7,
    optionalLabel,
  },
  {
    kind: 'select',
    id: 'onderwerp',
    name: 'onderwerp',
    label: 'Onderwerp',
    required: true,
    options: [
      { value: '', label: 'Kies een onderwerp' },
      { value: 'dossier', label: 'Een dossier' },
      { value: 'website', label: 'De website' },
    ],
  },
  {
    kind: 'radio',
    id: 'antwoord',
    name: 'antwoord',
    label: 'Hoe antwoorden we je het liefst?',
    hint: 'Bellen doen we op werkdagen.',
    required: true,
    options: [
      { value: 'email', label: 'Per e-mail' },
      { value: 'telefoon', label: 'Per telefoon' },
    ],
  },
  { kind: 'textarea', id: 'vraag', name: 'vraag', label: 'Je vraag', required: true, maxLength: 2000 },
  {
    kind: 'file',
    id: 'bijlage',
    name: 'bijlage',
    label: 'Bijlage',
    hint: 'Een pdf of foto van hoogstens 5 MB.',
    accept: '.pdf,image/*',
    optionalLabel,
  },
  {
    kind: 'checkbox',
    id: 'akkoord',
    name: 'akkoord',
    value: 'ja',
    label: 'Ik heb de privacyverklaring gelezen',
    hint: 'Je gegevens bewaren we tot je vraag is beantwoord.',
    required: true,
  },
];

const errors: Record<string, string> = {
  naam: 'Vul je naam in.',
  email: 'Vul een e-mailadres in met een @, zoals naam@voorbeeld.nl.',
  telefoon: 'Vul een telefoonnummer in van tien cijfers.',
  postcode: 'Vul een geldige postcode in.',
  onderwerp: 'Kies waar je vraag over gaat.',
  antwoord: 'Kies hoe we je antwoorden.',
  vraag: 'Stel je vraag in ten minste tien tekens.',
  bijlage: 'Dit bestand is groter dan 5 MB. Kies een kleiner bestand.',
  akkoord: 'Bevestig dat je de privacyverklaring hebt gelezen.',
};

const typed: Record<string, string> = {
  naam: '',
  email: 'j.de.vries',
  telefoon: '0320',
  postcode: '82514',
  vraag: 'Wat?',
};

/** The same fields as the server gives them back: each with its error, and with what was typed. */
export const sampleFieldsWithErrors: readonly Field[] = sampleFields.map((field) => {
  const answered = { ...field, error: errors[field.id] };
  return answered.kind === 'checkbox' || answered.kind === 'file'
    ? answered
    : { ...answered, defaultValue: typed[field.id] };
});
