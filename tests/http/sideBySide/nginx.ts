import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '#tests/e2e/helpers/network.ts';

/** Where nginx is; nothing where it is not installed. Debian puts it where only administrators look. */
export function findNginx({ PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  const files = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface Balancer {
  readonly port: number;
  /** Sends visitors to portals on these ports, by turns, from now on. */
  send(ports: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

/** What stands in front of portals side by side: it asks another one where one cannot be reached. */
function configuration(folder: string, port: number, portals: readonly number[]): string {
  const servers = portals.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join('\n')}
  upstream portals {
${servers}
    keepalive 32;
    keepalive_timeout 10s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass http://portals;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_read_timeout 65s;
      proxy_next_upstream error timeout;
      proxy_buffer_size 16k;
      proxy_buffers 8 64k;
    }
  }
}
`;
}

/** Starts nginx on loopback, without any portal behind it that is reached yet. */
export async function startNginx(program: string, port?: number): Promise<Balancer> {
  const [free = 0] = port === undefined ? await freePorts(1) : [port];
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const file = join(folder, 'nginx.conf');
  let child: ReturnType<typeof spawn> | undefined;
  return {
    port: free,
    async send(ports) {
      await writeFile(file, configuration(folder, free, ports));
      if (child !== undefined) {
        child.kill('SIGHUP');
        await setTimeout(500);
        return;
      }
      // As root it would give its work to an account that may not read the folder.
      const account = process.getuid?.() === 0 ? 'user root; ' : '';
      child = spawn(program, ['-p', folder, '-c', file, '-g', account], { stdio: 'ignore' });
      for (let tries = 0; tries < 100; tries++) {
        const isThere = await fetch(`http://127.0.0.1:${free}/healthz`).then(
          () => true,
          () => false,
        );
        if (isThere) return;
        await setTimeout(50);
      }
      throw new Error('nginx did not start.');
    },
    async close() {
      if (child !== undefined && child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
