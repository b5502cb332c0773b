import { createContext } from 'react';
import { readGlobals, type StoryGlobals } from './globals.ts';

/** What the toolbar chose, for stories that apply it to a part of themselves. */
export const StoryGlobalsContext = createContext<StoryGlobals>(readGlobals({}));
