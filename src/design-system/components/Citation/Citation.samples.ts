import type { CitationProps } from './Citation.tsx';

export const citationSample: CitationProps = {
  reference:
    'Redactie Veldwerk. (2026). Factsheet uitstoot van CO2 uit veengrond. https://library.example/1063916/factsheet-uitstoot-van-co2-uit-veengrond.pdf',
  language: 'nl',
  files: [
    { format: 'RIS', readers: 'Zotero, EndNote, Mendeley', href: '/api/citation?id=1063916&format=ris' },
    { format: 'BibTeX', readers: 'LaTeX, JabRef', href: '/api/citation?id=1063916&format=bibtex' },
    { format: 'CSL-JSON', readers: 'Zotero, Pandoc', href: '/api/citation?id=1063916&format=csl' },
  ],
  texts: {
    label: 'Literatuurverwijzing (APA)',
    copy: 'Kopieer de verwijzing',
    copied: 'Gekopieerd',
    copyFailed: 'Kopiëren lukt niet. Klik op de verwijzing om haar te selecteren.',
    download: 'Download',
  },
};
