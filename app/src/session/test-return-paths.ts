import { inLanguage } from '../language/language.ts';
import { paths } from '../paths.ts';
import { LANGUAGES } from '@shop/contracts/language';

/** What makes a browser, or something that decodes before it, read the text behind as a host or as another path. */
const OPENERS = [
  ['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\', '/goods_cate//', '/goods_cate/\\', '/en//', '/vi/\\'],
  // Encoded once, twice and three times.
  ['/%2f', '/%2F/', '%2f%2f', '/%5c', '/%5C/', '/%252f', '/%252F/', '/%255c', '/%25252f', '/en%2f%2f', '/%2f%5c%2f'],
  // Browsers remove tabs and line breaks, and trim spaces and controls.
  ['/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', ' //', '\u0000//', '\u0001//', '\u001F//', '/\u0000/', '/\u007F/'],
  ['/%09/', '/%0a/', '/%0D%0A/', '/%00/', '/%20/', '/ /', '/\u0085/', '/%2509/'],
  // Dot segments.
  [
    '/.//',
    '/..//',
    './/',
    '../',
    '//..//',
    '/./\\',
    '/%2e//',
    '/%2e%2e//',
    '/%2e%2e%2f%2f',
    '/.%2e//',
    '/goods_cate/..//',
  ],
  // Characters that look like slashes and dots, and spaces beyond ASCII.
  ['/\uFF0F', '\uFF0F\uFF0F', '/\u2044/', '/\u2215/', '/\u29F8', '/\uFF3C/', '/\u3002/', '/\uFF0E\uFF0E//', '/\uFE52/'],
  ['\u00A0//', '\uFEFF//', '/\u2028/', '/\u3000/', '/\u202E/', '/\u200B/', '/\uD800/'],
  // Parameters, users and ports.
  [
    '/;/',
    '/;@',
    '/@//',
    '/:@//',
    '/:443//',
    '@',
    '/&//',
    '/*//',
    '/$//',
    '/|//',
    '/<//',
    '/"//',
    '/`//',
    '/^//',
    '/{//',
  ],
].flat();

const HOSTS = [
  'evil.example',
  'evil.example/goods_cate?title=1',
  'shopper@evil.example',
  'shop.example@evil.example',
  'shop.example%40evil.example',
  'shop.example.evil.example/en/user',
  'evil.example:443',
  'evil\u3002example',
  'evil%E3%80%82example',
  '\uFF45vil.example',
  '[::1]/',
  '0x7f000001',
];

const SCHEMES = [
  [
    'https:',
    'http:',
    'https:/',
    'https:\\',
    'https:\\\\',
    'https://',
    'HtTpS://',
    'https:///',
    'https%3a//',
    'https&#58;//',
  ],
  [' https://', '\thttps://', 'ht\ntps://', '\u0000https://', '/https:', '/https://', 'ftp://', 'ws://', 'file:///'],
  ['javascript:', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:', '/javascript:', 'javascript%3a', 'vbscript:'],
  ['data:text/html,', 'blob:https://', 'view-source:https://', 'about:', 'mailto:'],
].flat();
const PAYLOADS = ['evil.example', 'alert(1)', '//evil.example/%0aalert(1)', 'shop.example@evil.example', ''];

/** The sign-in page, to which sign-in cannot return. */
const SIGN_IN = [paths.login, paths.mobileLogin].flatMap((path) => [
  ...LANGUAGES.map((language) => inLanguage(path, language)),
  ...['/', '?title=1', '#top', '/?title=1'].map((tail) => path + tail),
  path.toUpperCase(),
  path.replace('l', '%6c'),
  path.replace('l', '%256c'),
  `/en${path.replace('o', '%6F')}/`,
]);

/** Addresses that an attacker could have stored as the page to return to: openers with hosts, schemes, sign-in itself. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...new Set([
    ...OPENERS.flatMap((opener) => HOSTS.map((host) => opener + host)),
    ...SCHEMES.flatMap((scheme) => PAYLOADS.map((payload) => scheme + payload)),
    ...SIGN_IN,
  ]),
];

const IDS: Readonly<Record<string, string>> = { [paths.product]: '/goods_detail/12' };
const QUERIES = [
  '',
  '?type=0',
  '?title=%E7%BA%A2+2%C3%974%26%3F',
  '?title=红2×4',
  '?title=100%',
  '?new=0&cartId=1,2,3',
  '?from=https://elsewhere.example//a&orderId=cp1',
];
const HASHES = ['', '#reviews', '#%E8%AF%84%E4%BB%B7', '#/a?b'];

/** Addresses of every page that can be returned to, in every language, with queries and hashes. */
export const LEGAL_ADDRESSES: readonly string[] = Object.values(paths)
  .filter((path) => path !== paths.login && path !== paths.mobileLogin)
  .flatMap((path) => LANGUAGES.map((language) => inLanguage(IDS[path] ?? path, language)))
  .flatMap((path) => QUERIES.flatMap((query) => HASHES.map((hash) => path + query + hash)));
