import type { Translate } from './RendererProvider.tsx';

/** The CMS's themes that have a name of their own here. */
const themes = [
  'gkn_home',
  'gkn_akkerbouw',
  'gkn_bodem',
  'gkn_water',
  'gkn_natuur',
  'gkn_veehouderij',
  'gkn_glastuinbouw',
  'gkn_voedsel',
  'gkn_onderwijs',
  'gkn_klimaat',
  'gkn_eurcaw',
  'gkn_dierenwelzijn',
  'gkn_coegroen',
  'gkn_biodiversiteit',
] as const;

/** Themes by the CMS's codes, in words: `gkn_bodem` is "Bodem"; a code without a name of its own is spelled out. */
export function themeWords(codes: readonly string[], t: Translate): string {
  const words = codes.map((code) => {
    const known = themes.find((theme) => theme === code.toLowerCase());
    return known ? t(`theme.${known}`) : spelledOut(code);
  });
  return [...new Set(words)].join(', ');
}

/** `gkn_kringloop-landbouw` is "Kringloop landbouw". */
function spelledOut(code: string): string {
  const words = code.replace(/^gkn_/i, '').replaceAll(/[_-]+/g, ' ').trim();
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
