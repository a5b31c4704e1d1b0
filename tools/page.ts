import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Variant = { body: Buffer; encoding?: 'br' | 'gzip' };

/** A few milliseconds for a document; the best quality takes a hundred and saves a tenth. */
const QUALITY = 5;

/** Answers requests with an HTML document in the smallest encoding that the browser accepts. */
export function documentAnswer(
  html: string,
): (request: IncomingMessage, response: ServerResponse, status: number) => void {
  const variants: readonly Variant[] = [
    { body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }), encoding: 'br' },
    { body: gzipSync(html), encoding: 'gzip' },
  ];
  const plain: Variant = { body: Buffer.from(html) };
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  return (request, response, status) => {
    response.setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    const { body, encoding } = variants.find((variant) => accepted.includes(variant.encoding ?? '')) ?? plain;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response
      .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
      .end(request.method === 'HEAD' ? undefined : body);
  };
}
