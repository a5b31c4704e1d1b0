import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** The built shop as npm start serves it, in a process of its own, so that measuring does not slow it down. */
export async function openShop(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../tools/serve.ts'), '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
