/**
 * Writes the configuration of nginx for the built shop: `node tools/nginx.ts`. Its pages, forwarded addresses and headers
 * are those of `npm start`, from the same lists.
 */
import { writeFileSync } from 'node:fs';
import { patternsWithId } from '../app/src/prerender/public-pages.ts';
import { pagePatterns } from '../app/src/routes/has-page.ts';
import { PREFIXES } from '../app/src/language/language.ts';
import { BACKEND_FOLDERS, MEDIA_ENDINGS } from './backend-paths.ts';
import { PAGES_FOLDER, QUERY_IN_NAME } from './prerender/page-file.ts';
import { BAD_REQUEST, NOT_FOUND } from './prerender/write-pages.ts';
import { BACKEND_FILE_HEADERS, securityHeaders } from './security-headers.ts';
import { HIDDEN_FILE } from './site.ts';

export const NGINX_FILE = new URL('../deploy/nginx.conf.template', import.meta.url);

const inPattern = (pattern: string, parameter: string) => pattern.replace(/\/\+?$/, '').replaceAll(/:\w+/g, parameter);
const oneOf = (patterns: readonly string[], parameter = '[^/]+') =>
  patterns.map((pattern) => inPattern(pattern, parameter)).join('|');

/** A regular expression for the paths of all pages, which nginx compares decoded. */
export const pageExpression = (): string => `^(?:${oneOf(pagePatterns)})$`;
/** A regular expression for other spellings of them, to be compared in any case. */
export const spellingExpression = (): string => `^(?:${oneOf(pagePatterns)})/*$`;
/** Regular expressions for the addresses of a page as browsers send them, and its path for each. */
export const spellings = (): (readonly [expression: string, path: string])[] =>
  pagePatterns.map((pattern) => [
    `^${inPattern(pattern.replaceAll('/', '/+'), '(?<page_id>[^/?]+)')}/*(?:[?]|$)`,
    inPattern(pattern, '$page_id') || '/',
  ]);
const needIdExpression = () => `^(?:${PREFIXES.filter(Boolean).join('|')})?(?:${oneOf(patternsWithId)})$`;

const addHeader = ([name, value]: readonly [string, string]) => `add_header ${name} "${value}" always;`;
const inLines = (headers: Record<string, string>, indent: string) =>
  Object.entries(headers).map(addHeader).join(`\n${indent}`);

const BACKEND = `proxy_pass \${BACKEND};
    proxy_set_header Host $proxy_host;
    proxy_ssl_server_name on;`;

/** The configuration. `${BACKEND}` is the origin of the server, such as https://shop.example. */
export const nginxConfiguration =
  (): string => `# Written by \`node tools/nginx.ts\`; docs/deploy.md says how to use it.

# The file of a prerendered document has the ids of a category from the query in its name; for any other query there is none.
map $args $page_query {
  "" "";
  "~${QUERY_IN_NAME.source.replaceAll(String.raw`\d`, '[0-9]').replaceAll('{1,18}', '+')}" "@$args";
  default "@none";
}
# The address of a page for any spelling of it: in capitals, with doubled slashes or one at the end.
map $request_uri $page_path {
  ${spellings()
    .map(([expression, path]) => `"~*${expression}" "${path}";`)
    .join('\n  ')}
  default "";
}
# A picture whose address names its edition never changes.
map $arg_v $picture_life {
  "" 1d;
  default max;
}
# By the request line: there is no $request_uri for an address that cannot be read.
map $request $page_language {
  "~^[A-Z]+ /(${PREFIXES.filter(Boolean)
    .map((prefix) => prefix.slice(1))
    .join('|')})[/? ]" "/$1";
  default "";
}

server {
  listen 80;
  root /usr/share/nginx/html;
  charset utf-8;
  # What the build compressed is sent so; the rest (sitemap, answers of the API) is compressed now. Caches keep both apart.
  gzip_static on;
  gzip on;
  gzip_types text/plain text/xml application/json;
  gzip_vary on;
  client_max_body_size 20m;
  # By the address that the browser knows: there may be another server between.
  absolute_redirect off;
  ${inLines(securityHeaders(['${BACKEND}']), '  ')}

  # An address without a page is 404, one that cannot be read 400; their documents say so.
  error_page 404 /${PAGES_FOLDER}$page_language${NOT_FOUND}.html;
  error_page 400 /${PAGES_FOLDER}$page_language${BAD_REQUEST}.html;
  location ^~ /${PAGES_FOLDER}/ {
    internal;
    expires -1;
  }
  # The file of the home page has no address of its own.
  location = /index.html { return 301 /$is_args$args; }

  # What the build and prerendering write for tools is not published.
  location ~ "${HIDDEN_FILE.source}" { return 404; }

  # Every page of the shop: its prerendered document, or the shop without one.
  location = / {
    expires -1;
    try_files /${PAGES_FOLDER}/index$page_query.html /index.html =404;
  }
  # A page of one thing, which its query names.
  location ~ "${needIdExpression()}" {
    expires -1;
    if ($arg_id = "") { return 404; }
    if ($request_uri ~ "^[^?]*//") { return 301 $page_path$is_args$args; }
    try_files /${PAGES_FOLDER}$uri$page_query.html /index.html =404;
  }
  location ~ "${pageExpression()}" {
    expires -1;
    if ($request_uri ~ "^[^?]*//") { return 301 $page_path$is_args$args; }
    try_files /${PAGES_FOLDER}$uri$page_query.html /index.html =404;
  }
  # Another spelling of its address leads to a page.
  location ~* "${spellingExpression()}" {
    if ($page_path = "") { return 404; }
    return 301 $page_path$is_args$args;
  }

  # Files of the build. Their names change with their content.
  location ^~ /assets/ {
    expires max;
    error_page 404 @missing;
    try_files $uri =404;
  }
  location @missing {
    # Without this the type follows from the name of the missing file.
    types { }
    default_type text/plain;
    return 404 "File not found.";
  }

  # The service worker: browsers look for a newer one with each visit.
  location = /sw.js { expires -1; }

  # The first paint waits for them.
  location = /theme.js { expires 1d; }
  location = /early.js { expires 1d; }
  # A worker, started after it.
  location = /formats.js { expires 1d; }

  # Pictures of parts, under the same names in every build. Others are the backend's.
  location ^~ /pictures/ {
    expires $picture_life;
    try_files $uri @picture;
  }

  # The backend: its API, its chat, and its files, which must not run as pages of the shop.
  location ^~ /api/ {
    ${BACKEND}
  }
  location ~ ^/(?:msg|ws)$ {
    ${BACKEND}
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    proxy_read_timeout 60s;
  }
  location ~ ^/(?:${BACKEND_FOLDERS.filter((folder) => folder !== 'api').join('|')})/ {
    ${BACKEND}
    ${inLines(BACKEND_FILE_HEADERS, '    ')}
  }
  location ~* "\\.(?:${MEDIA_ENDINGS.join('|')})$" {
    try_files $uri @picture;
  }
  location @picture {
    ${BACKEND}
    ${inLines(BACKEND_FILE_HEADERS, '    ')}
  }
}
`;

if (import.meta.main) writeFileSync(NGINX_FILE, nginxConfiguration());
