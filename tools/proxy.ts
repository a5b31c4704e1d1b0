/** Forwards the API and the websocket of the shop to a real server, so that one build serves any backend. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';

type Site = (request: IncomingMessage, response: ServerResponse) => void;
const BAD_GATEWAY = 502;

/** A server that forwards `/api` and websocket upgrades to `backend`; everything else is answered by `site`. */
export function proxyServer(backend: URL, site: Site): Server {
  const send = backend.protocol === 'https:' ? httpsRequest : httpRequest;
  const forwarded = (request: IncomingMessage): RequestOptions => ({
    protocol: backend.protocol,
    hostname: backend.hostname,
    port: backend.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host: backend.host },
  });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api')) return site(request, response);
    const upstream = send(forwarded(request), (answer) => {
      response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', (problem) => {
      if (!response.headersSent) response.writeHead(BAD_GATEWAY, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`The backend ${backend.origin} does not answer: ${problem.message}`);
    });
    request.pipe(upstream);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = send(forwarded(request));
    upstream.on('upgrade', (answer, other) => {
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
      for (const end of [socket, other]) end.on('error', () => end.destroy());
    });
    upstream.on('error', () => socket.destroy());
    upstream.end();
  });
  return server;
}
