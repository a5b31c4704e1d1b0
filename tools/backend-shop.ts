import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChat, type FoundChat } from './chat-host.ts';
import { proxyServer } from './proxy.ts';
import { securityHeaders } from './security-headers.ts';
import { site, type SiteOptions } from './site.ts';

export type BackendShopOptions = {
  backend: URL;
  /** Origins that pictures, sounds and the API may be loaded from: that of the backend by default. */
  origins?: readonly string[];
  /** The folder of the finished build. */
  dist: string;
  port: number;
  host: string;
  /** Documents and the sitemap, rendered from the backend's answers. */
  rendered?: Pick<SiteOptions, 'documents' | 'searchFiles'>;
};
export type BackendShop = { url: string; server: Server; chat: FoundChat };

/**
 * The built shop on a real server: its API, pictures and websocket are forwarded, its pictures and the host of its chat
 * are allowed. Rejects if the port is taken.
 */
export async function startBackendShop({
  backend,
  origins = [backend.origin],
  dist,
  port,
  host,
  rendered,
}: BackendShopOptions): Promise<BackendShop> {
  const chat = await findChat(backend);
  const pages = site(dist, {
    headers: securityHeaders(origins),
    chatHosts: () => ('url' in chat ? [chat.url.host] : []),
    ...rendered,
  });
  const server = proxyServer(backend, pages);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, server, chat };
}
