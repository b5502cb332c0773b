import templates from '#templates/renderer/texts.en.json';
import app from './messages.en.json';
import type { Messages } from './messages.types.ts';

export const messages: Messages = { ...templates, ...app };
