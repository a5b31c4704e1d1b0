/** Forwards the API, the pictures and the websocket of the shop to a real server, so that one build serves any backend. */
import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { isApiPath, isBackendPath } from './backend-paths.ts';
import { BACKEND_FILE_HEADERS } from './security-headers.ts';
import { pathOf } from './site.ts';

/**
 * A server that forwards `/api`, the backend's pictures and websocket upgrades to `backend`; everything else is answered
 * by `site`.
 */
export function proxyServer(backend: URL, site: RequestListener): Server {
  const proxy = createProxyServer({ target: backend.origin, changeOrigin: true });
  proxy.on('error', (problem, _, answer) => {
    if (!(answer instanceof ServerResponse)) return answer?.destroy();
    if (!answer.headersSent) answer.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    answer.end(`The backend ${backend.origin} does not answer: ${problem.message}`);
  });
  proxy.on('proxyRes', (answer, request) => {
    if (!isApiPath(pathOf(request.url))) Object.assign(answer.headers, BACKEND_FILE_HEADERS);
  });
  const server = createServer((request, response) => {
    if (isBackendPath(pathOf(request.url))) void proxy.web(request, response);
    else site(request, response);
  });
  server.on('upgrade', (request, socket, head) => void proxy.ws(request, socket as Socket, {}, head));
  return server;
}
