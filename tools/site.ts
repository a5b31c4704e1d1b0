/** Serves the built shop: precompressed files, index.html for every page, part pictures rendered on request. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { partSvg } from '@shop/design-system/pictures/part-svg';
import sirv from 'sirv';

const DRAWING_STYLES = readFileSync(
  new URL('../packages/design-system/src/pictures/drawing.css', import.meta.url),
  'utf8',
);
const PICTURE = /^\/pictures\/([a-z0-9.-]{1,40})\.svg(?:\?(.*))?$/;
/** A page whose last segment may look like the name of a file: the id of a part, such as `3001.dat`. */
const PRODUCT_PAGE = /^[^?]*\/goods_detail\//;
const HASHED_FILE = /^\/assets\/.*\.\w+$/;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Security headers: no inline script, no third-party script, no framing. Only the sign-in page shows a page of another
 * site: WeChat's QR code.
 */
const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; media-src 'self' https:; font-src 'self'; connect-src 'self' ws: wss:; manifest-src 'self'; frame-src https://open.weixin.qq.com; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A request handler that serves the folder of a finished build with these headers. A missing file is 404; a path
 * without a file extension is a page.
 */
export function site(dist: string, headers: Record<string, string> = SECURITY_HEADERS): RequestListener {
  const serveFile = sirv(dist, {
    single: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', HASHED_FILE.test(pathname) ? YEAR : 'no-cache');
    },
    onNoMatch: (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('File not found.');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [, mould, query] = PICTURE.exec(request.url ?? '') ?? [];
    if (mould !== undefined) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': YEAR }).end(picture(mould, query));
      return;
    }
    if (PRODUCT_PAGE.test(request.url ?? '')) request.url = '/';
    serveFile(request, response);
  };
}

function picture(mould: string, query: string | undefined): string {
  const search = new URLSearchParams(query);
  const hex = search.get('hex') ?? '';
  return partSvg(
    DRAWING_STYLES,
    mould,
    /^[0-9a-f]{6}$/i.test(hex) ? hex : 'A0A5A9',
    search.get('finish') === 'transparent' ? 'transparent' : 'solid',
  );
}
