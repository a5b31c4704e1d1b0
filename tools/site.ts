/** Serves the built shop: precompressed files, index.html for every page, part pictures in one colour rendered on request. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { colouredPart } from '@shop/design-system/pictures/coloured-part';
import { finishOf } from '@shop/contracts';
import sirv from 'sirv';
import { inLanguage, readPath } from '../app/src/language/language.ts';
import { isPublicAddress, lacksId } from '../app/src/prerender/public-pages.ts';
import { pagePath } from '../app/src/routes/has-page.ts';
import { documentAnswer } from './page.ts';
import type { Documents } from './prerender/on-demand.ts';
import { pageFile, PAGES_FOLDER } from './prerender/page-file.ts';
import { SEARCH_FILE, type SearchFiles } from './prerender/search-files.ts';
import { BAD_REQUEST, NOT_FOUND } from './prerender/write-pages.ts';
import { securityHeaders } from './security-headers.ts';

/** A part's picture in the colour of its query. */
const PICTURE = /^\/pictures\/([a-z0-9.-]{1,40})\.svg\?(.*)$/;
const HASHED_FILE = /^\/assets\/.*\.\w+$/;
/** What pages without a document are made of. Its own address leads to the home page. */
const INDEX = '/index.html';
/** An address whose last segment has an ending is a file, unless the shop has a page there, such as a part's. */
const FILE = /\.\w+$/;
/** What the build writes for tools. */
export const HIDDEN_FILE = /\/\.(?!well-known\/)/;
const YEAR = 'public, max-age=31536000, immutable';
/** Drawings, meshes and the scripts that the first paint waits for, under the same names in every build. */
const LASTING_FILE = /^\/(?:pictures\/.*\.(?:svg|bin)|(?:theme|early)\.js)$/;
const DAY = 'public, max-age=86400';
/** A picture whose address names its edition (pictures/edition.ts). */
const EDITION = /^\/pictures\/.*\?v=\w+$/;

export type SiteOptions = {
  headers?: Record<string, string>;
  /** Hosts that the chat may connect to besides those of the page and the API: `host[:port]`. Read for each page. */
  chatHosts?: () => readonly string[];
  /** Renders the documents of pages. Without it those of the build are sent. */
  documents?: Documents;
  /** Makes the sitemap and robots.txt. Without it those of the build are sent. */
  searchFiles?: SearchFiles;
};

/**
 * A request handler that serves the folder of a finished build. A page is its document: rendered on demand, or that of
 * the build; index.html where there is none. Another spelling of its address leads to it. A missing file is 404; any other
 * address that the shop has no page at is 404 too, and one that cannot be read 400, with a document that says so.
 */
export function site(
  dist: string,
  { headers = securityHeaders(), chatHosts, documents, searchFiles }: SiteOptions = {},
): RequestListener {
  const serveFile = sirv(dist, {
    brotli: true,
    gzip: true,
    // Looks at the folder for each request: it may be replaced meanwhile, and a listed file that is gone ends the server.
    dev: true,
    // A file has one address: `/index` is not index.html.
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', EDITION.test(response.req.url ?? '') ? YEAR : cacheControlOf(pathname));
    },
    onNoMatch: (request, response) => {
      if (!FILE.test(pathOf(request.url))) return sendProblem(request, response, 404);
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('File not found.');
    },
  });
  const send = pageSender(chatHosts);
  const index = lastRead(path.join(dist, INDEX));
  const sendProblem = (request: IncomingMessage, response: ServerResponse, status: 400 | 404) => {
    const { language } = readPath(pathOf(request.url));
    const address = inLanguage(status === 404 ? NOT_FOUND : BAD_REQUEST, language);
    send(request, response, { status, html: builtPage(dist, address) ?? index() });
  };
  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '/';
    const document = isPublicAddress(address) ? await documents?.(address) : undefined;
    send(request, response, document ?? { status: 200, html: builtPage(dist, address) ?? index() });
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [, number, query] = PICTURE.exec(request.url ?? '') ?? [];
    const picture = number === undefined ? undefined : colouredPicture(dist, number, query);
    if (picture !== undefined) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY }).end(picture);
      return;
    }
    const address = request.url ?? '/';
    const pathname = pathOf(address);
    const page = pathname === INDEX ? '/' : pagePath(pathname);
    if (!isReadable(pathname)) sendProblem(request, response, 400);
    else if (page !== undefined && page !== pathname)
      response.writeHead(301, { Location: page + address.slice(pathname.length), 'Cache-Control': DAY }).end();
    else if (page !== undefined && lacksId(address)) sendProblem(request, response, 404);
    else if (page !== undefined) void sendPage(request, response);
    else if (searchFiles && SEARCH_FILE.test(pathname)) void sendSearchFile(searchFiles, pathname, response);
    else if (pathname.startsWith(`/${PAGES_FOLDER}/`) || HIDDEN_FILE.test(decodeURI(pathname)))
      sendProblem(request, response, 404);
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

async function sendSearchFile(files: SearchFiles, pathname: string, response: ServerResponse): Promise<void> {
  const type = pathname.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8';
  try {
    const text = await files(pathname);
    if (text === undefined) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('File not found.');
    else response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text);
  } catch (problem) {
    console.error(`${pathname} could not be made:`, problem);
    response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The shop does not answer. Try again later.');
  }
}

/** The text of a file that is replaced now and then, as it was last; throws if it is not there now. */
function lastRead(file: string): () => string {
  let text = readFileSync(file, 'utf8');
  return () => {
    if (existsSync(file)) text = readFileSync(file, 'utf8');
    return text;
  };
}

/** The document that was written for an address into the folder of the build. */
function builtPage(dist: string, address: string): string | undefined {
  const file = pageFile(address);
  try {
    return file && readFileSync(path.join(dist, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** As many compressed answers are stored. */
const MAX_ANSWERS = 500;

/** Sends documents with the hosts of the chat, which are known only when the shop is served. */
function pageSender(chatHosts: SiteOptions['chatHosts']) {
  const answers = new Map<string, ReturnType<typeof documentAnswer>>();
  return (request: IncomingMessage, response: ServerResponse, { status, html }: { status: number; html: string }) => {
    const whole = withChatHosts(html, (chatHosts?.() ?? []).join(' '));
    const answer = answers.get(whole) ?? documentAnswer(whole);
    answers.set(whole, answer);
    for (const oldest of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(oldest);
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
