import type { IncomingMessage, ServerResponse } from 'node:http';

/** Larger than every body of a call: images have at most 5 MB. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** A Node request as a web Request. It is aborted when the client leaves or the server closes. */
export async function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  closing: AbortSignal,
): Promise<Request> {
  const leaving = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort(new Error('The client has left.'));
  });
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  // A proxy reports the scheme of the original request.
  const scheme = incoming.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const url = new URL(`${scheme}://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`);
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(incoming);
  return new Request(url, { method, headers, body, signal: AbortSignal.any([leaving.signal, closing]) });
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new Error(`The body is larger than ${MAX_BODY_BYTES} bytes.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Sends a web Response through Node; a network error cuts the connection. */
export async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') return void outgoing.destroy();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'Content-Length': body.length });
  outgoing.end(body);
}
