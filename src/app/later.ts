import { askAgain, startDeferred } from './deferred/deferred.ts';
import { reportFailedStart } from './deferred/reportFailedStart.ts';
import { createNavigator } from './navigation/navigator/createNavigator.ts';

/** What no page waits for, as one file: it is asked for once the page is idle, or by a visitor who is quicker. */
export const later = { askAgain, startDeferred, reportFailedStart, createNavigator };
