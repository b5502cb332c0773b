import type { ShareLinksProps } from './ShareLinks.tsx';

export const shareTexts: ShareLinksProps['texts'] = {
  label: 'Deel deze pagina',
  channels: {
    linkedin: 'Deel op LinkedIn',
    whatsapp: 'Deel via WhatsApp',
    bluesky: 'Deel op Bluesky',
    mail: 'Deel per e-mail',
  },
  externalHint: 'opent in een nieuw tabblad',
  copy: 'Kopieer link',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet; neem het adres over uit de adresbalk',
  share: 'Delen via…',
};
