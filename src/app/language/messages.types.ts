import type dutchTemplates from '#templates/renderer/texts.nl.json';
import type dutch from './messages.nl.json';

/** Every text of the interface, by key: the app's own and the templates'. */
export type Messages = Record<keyof typeof dutch | keyof typeof dutchTemplates, string>;
