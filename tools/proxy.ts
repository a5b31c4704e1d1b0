/** Passes the API and the websocket of the shop on to a real server, so that one build serves any backend. */
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
const GONE = 502;

/** A server for the built shop whose `/api` and upgrades go to `backend`; everything else is the site's. */
export function proxyServer(backend: URL, site: Site): Server {
  const send = backend.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = (request: IncomingMessage): RequestOptions => ({
    protocol: backend.protocol,
    hostname: backend.hostname,
    port: backend.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host: backend.host },
  });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api')) return site(request, response);
    const there = send(onward(request), (answer) => {
      response.writeHead(answer.statusCode ?? GONE, answer.headers);
      answer.pipe(response);
    });
    there.on('error', (problem) => {
      if (!response.headersSent) response.writeHead(GONE, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`The backend ${backend.origin} does not answer: ${problem.message}`);
    });
    request.pipe(there);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const there = send(onward(request));
    there.on('upgrade', (answer, other) => {
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
      for (const end of [socket, other]) end.on('error', () => end.destroy());
    });
    there.on('error', () => socket.destroy());
    there.end();
  });
  return server;
}
