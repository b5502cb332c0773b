import templates from '#templates/renderer/texts.nl.json';
import type { Messages } from './createI18n.ts';
import app from './messages.nl.json';

export const messages: Messages = { ...templates, ...app };
