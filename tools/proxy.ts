/** Forwards the API and the websocket of the shop to a real server, so that one build serves any backend. */
import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';

/** A server that forwards `/api` and websocket upgrades to `backend`; everything else is answered by `site`. */
export function proxyServer(backend: URL, site: RequestListener): Server {
  const proxy = createProxyServer({ target: backend.origin, changeOrigin: true });
  proxy.on('error', (problem, _, answer) => {
    if (!(answer instanceof ServerResponse)) return answer?.destroy();
    if (!answer.headersSent) answer.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    answer.end(`The backend ${backend.origin} does not answer: ${problem.message}`);
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api')) void proxy.web(request, response);
    else site(request, response);
  });
  server.on('upgrade', (request, socket, head) => void proxy.ws(request, socket as Socket, {}, head));
  return server;
}
