import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './portlet.en.json';
import dutch from './portlet.nl.json';

/** What portlets say besides what every page says. */
export const portletTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
