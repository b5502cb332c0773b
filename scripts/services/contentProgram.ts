import { openPictures } from '#samples/pictures/openPictures.ts';
import { startContent } from '#services/content/startContent.ts';
import { watchContent } from '#services/content/watchContent.ts';
import { runProgram } from './runProgram.ts';

/** What the embedded content service needs to know of the portal's settings. */
export interface ContentProgramOptions {
  readonly port: number;
  /** Folder with the JSON answers. */
  readonly responses: string;
  /** Folder in which drawn pictures are kept. */
  readonly pictures: string;
  /** The preference service that keeps what visitors send in forms. */
  readonly formsAt: string;
}

/* The embedded content service in a process of its own. */

runProgram(async ({ port, responses, pictures, formsAt }: ContentProgramOptions, { log, changed, running }) => {
  const service = await startContent({
    ...{ port, responses, formsAt, log },
    pictures: await openPictures({ folder: pictures, ahead: responses }),
  });
  running.push(service.close);
  const unwatch = watchContent(responses, changed, log);
  running.push(async () => unwatch());
});
