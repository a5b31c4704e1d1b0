/**
 * Serves the built shop: hashed files with immutable caching, index.html for every page, part pictures rendered on
 * request.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { partSvg } from '@shop/design-system/pictures/part-svg';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
};
const DRAWING_STYLES = readFileSync(
  new URL('../packages/design-system/src/pictures/drawing.css', import.meta.url),
  'utf8',
);
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const YEAR = 'public, max-age=31536000, immutable';

/** Security headers: no inline script, no third-party script, no framing. */
const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; media-src 'self' https:; font-src 'self'; connect-src 'self' ws: wss:; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A request handler that serves the folder of a build with these headers. A missing file is 404; a path without a file
 * extension is a page.
 */
export function site(
  dist: string,
  headers: Record<string, string> = SECURITY_HEADERS,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    const picture = /^\/pictures\/([a-z0-9.-]{1,40})\.svg$/.exec(pathname);
    if (picture?.[1]) {
      const hex = searchParams.get('hex') ?? '';
      response.writeHead(200, { 'Content-Type': TYPES['.svg'], 'Cache-Control': YEAR, ...headers });
      response.end(
        partSvg(
          DRAWING_STYLES,
          picture[1],
          /^[0-9a-f]{6}$/i.test(hex) ? hex : 'A0A5A9',
          searchParams.get('finish') === 'transparent' ? 'transparent' : 'solid',
        ),
      );
      return;
    }
    const file = fileFor(dist, pathname);
    if (!file) {
      response.writeHead(404, { 'Content-Type': TYPES['.txt'], ...headers });
      response.end('File not found.');
      return;
    }
    send(request, response, file, headers);
  };
}

function fileFor(dist: string, pathname: string): string | undefined {
  const wanted = path.join(dist, path.normalize(decode(pathname)));
  if (wanted.startsWith(dist + path.sep) && existsSync(wanted) && statSync(wanted).isFile()) return wanted;
  return path.extname(pathname) && !pathname.includes('/goods_detail/') ? undefined : path.join(dist, 'index.html');
}

function send(request: IncomingMessage, response: ServerResponse, file: string, headers: Record<string, string>): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find(({ name, ending }) => accepted.includes(name) && existsSync(file + ending));
  const sent = encoding ? file + encoding.ending : file;
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(sent).size,
    'Cache-Control': file.includes(`${path.sep}assets${path.sep}`) ? YEAR : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding.name }),
    ...headers,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
