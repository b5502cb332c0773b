import templates from '#templates/renderer/texts.nl.json';
import app from './messages.nl.json';
import type { Messages } from './messages.types.ts';

export const messages: Messages = { ...templates, ...app };
