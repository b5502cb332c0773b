import { once } from 'node:events';
import { createServer } from 'node:net';

interface Place {
  readonly port: number;
  readonly host?: string;
}

/**
 * Takes a place on the network and gives it back, so that who starts the portal hears at once that it is taken, and not
 * after half a minute, when the first records have been made.
 * @throws what the system says of the place
 */
export async function tryToListen({ port, host }: Place): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
