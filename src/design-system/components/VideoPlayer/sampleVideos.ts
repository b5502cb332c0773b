import captions from './samples/akker.nl.vtt?url&no-inline';
import film from './samples/akker.webm?no-inline';
import narrowFilm from './samples/akker-smal.webm?no-inline';

/** Films for stories, drawn for them: clouds over a field, eight seconds, without sound. */
export const sampleVideos = { film, narrowFilm, captions } as const;
