/** Serves the built shop: precompressed files, index.html for every page, part pictures in one colour rendered on request. */
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { colouredPart } from '@shop/design-system/pictures/coloured-part';
import { finishOf } from '@shop/contracts';
import sirv from 'sirv';
import { hasPage } from '../app/src/routes/has-page.ts';
import { documentAnswer } from './page.ts';
import { securityHeaders } from './security-headers.ts';

/** A part's picture in the colour of its query. */
const PICTURE = /^\/pictures\/([a-z0-9.-]{1,40})\.svg\?(.*)$/;
const HASHED_FILE = /^\/assets\/.*\.\w+$/;
/** An address whose last segment has an ending is a file, unless the shop has a page there, such as a part's. */
const FILE = /\.\w+$/;
const YEAR = 'public, max-age=31536000, immutable';
/** Drawings, meshes and the script of the theme, under the same names in every build. */
const LASTING_FILE = /^\/(?:pictures\/.*\.(?:svg|bin)|theme\.js)$/;
const DAY = 'public, max-age=86400';

export type SiteOptions = {
  headers?: Record<string, string>;
  /** Hosts that the chat may connect to besides those of the page and the API: `host[:port]`. Read for each page. */
  chatHosts?: () => readonly string[];
};

/**
 * A request handler that serves the folder of a finished build. A missing file is 404; any other address that the shop
 * has no page at is 404 too, and one that cannot be read 400, with the shop itself as the body, which shows its error page.
 */
export function site(dist: string, { headers = securityHeaders(), chatHosts }: SiteOptions = {}): RequestListener {
  const serveFile = sirv(dist, {
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControlOf(pathname));
    },
    onNoMatch: (request, response) => {
      if (!FILE.test(pathOf(request.url))) return sendPage(request, response, 404);
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('File not found.');
    },
  });
  const sendPage = pageSender(path.join(dist, 'index.html'), chatHosts);
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [, number, query] = PICTURE.exec(request.url ?? '') ?? [];
    const picture = number === undefined ? undefined : colouredPicture(dist, number, query);
    if (picture !== undefined) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY }).end(picture);
      return;
    }
    const pathname = pathOf(request.url);
    if (!isReadable(pathname)) sendPage(request, response, 400);
    else if (hasPage(pathname)) sendPage(request, response, 200);
    else serveFile(request, response);
  };
}

function cacheControlOf(pathname: string): string {
  if (HASHED_FILE.test(pathname)) return YEAR;
  return LASTING_FILE.test(pathname) ? DAY : 'no-cache';
}

/** Whether every percent sign of a path encodes something; otherwise the request is a bad one. */
function isReadable(pathname: string): boolean {
  try {
    return Boolean(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** The path of a request, without its query. */
export const pathOf = (url: string | undefined): string => (url ?? '/').split('?')[0] ?? '/';

/** Sends index.html with the hosts of the chat, which are known only when the shop is served. */
function pageSender(file: string, chatHosts: SiteOptions['chatHosts']): ReturnType<typeof documentAnswer> {
  const html = readFileSync(file, 'utf8');
  const answers = new Map<string, ReturnType<typeof documentAnswer>>();
  return (request, response, status) => {
    const hosts = (chatHosts?.() ?? []).join(' ');
    const answer = answers.get(hosts) ?? documentAnswer(withChatHosts(html, hosts));
    answers.set(hosts, answer);
    answer(request, response, status);
  };
}

const withChatHosts = (html: string, hosts: string): string =>
  hosts
    ? html.replace('</head>', () => `<meta name="chat-hosts" content="${hosts.replaceAll('"', '')}" /></head>`)
    : html;

/** The picture of a number in a colour; undefined if the build has none or the query names no colour. */
function colouredPicture(dist: string, number: string, query: string | undefined): string | undefined {
  const search = new URLSearchParams(query);
  const hex = search.get('hex') ?? '';
  const file = path.join(dist, 'pictures', `${number}.svg`);
  if (!/^[0-9a-f]{6}$/i.test(hex) || !existsSync(file)) return undefined;
  return colouredPart(readFileSync(file, 'utf8'), hex, finishOf(search.get('finish') ?? ''));
}
