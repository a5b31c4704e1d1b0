import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server, or one with a handler, on a free port of this machine. `close` ends it with its connections. */
export async function openServer(serving: Server | RequestListener): Promise<{ url: string; close: () => void }> {
  const server = typeof serving === 'function' ? createServer(serving) : serving;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
