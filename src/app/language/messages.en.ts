import templates from '#templates/renderer/texts.en.json';
import type { Messages } from './createI18n.ts';
import app from './messages.en.json';

export const messages: Messages = { ...templates, ...app };
