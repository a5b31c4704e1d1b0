import { faultsOf, isRehearsal, withoutComments, type Guard } from './guard.ts';

type Sink = { pattern: RegExp; allowed: RegExp; sentence: string };

/** Strong powers of the browser, each with the few files that may use it. */
const SINKS: readonly Sink[] = [
  {
    pattern:
      /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)\b|\bdocument\.write\b|\bsrcDoc=/g,
    allowed: /^packages\/design-system\/src\/elements\/(SafeHtml|PartPicture)\//,
    sentence:
      'Markup from text is drawn only by SafeHtml (server HTML, sanitised) and PartPicture (our own SVG). Hand it to one of them.',
  },
  {
    pattern: /\b(localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b|\bcookieStore\b/g,
    allowed:
      /^app\/src\/(session\/(cookies|kept|recently|seen-prices|session\.store)|language\/remembered-language|data\/fetch-chunk)\.tsx?$/,
    sentence:
      'What the browser keeps is written in app/src/session and app/src/language alone, so that signing out forgets everything: use their functions.',
  },
  {
    pattern: /(?<![\w.])(?:globalThis\.|window\.)?fetch\(|\bnew (?:XMLHttpRequest|EventSource)\b|\bsendBeacon\b/g,
    allowed: /^app\/src\/data\/(call|transport|upload-fetch)\.ts$|^mocks\/src\//,
    sentence: 'Only app/src/data/call.ts sends: name the contract’s call in a *.calls.ts file and `send` it.',
  },
  {
    pattern: /\bnew WebSocket\(/g,
    allowed: /^app\/src\/data\/socket\.ts$|^mocks\/src\//,
    sentence: 'Only app/src/data/socket.ts opens a socket: one a shopper, however many windows listen.',
  },
  {
    pattern: /(?<![\w.])eval\(|\bnew Function\(/g,
    allowed: /^$/,
    sentence: 'Text is never run as code: the page’s content security policy refuses it.',
  },
];

/** The doors through which harm could come or data could leave stay few and named. */
export const sinks: Guard = (files) =>
  files
    .filter(
      ({ path }) => /^(app|mocks|packages\/[^/]+)\/src\//.test(path) && /\.tsx?$/.test(path) && !isRehearsal(path),
    )
    .flatMap((file) => {
      const code = { ...file, text: withoutComments(file.text) };
      return SINKS.filter(({ allowed }) => !allowed.test(file.path)).flatMap(({ pattern, sentence }) =>
        faultsOf(code, pattern, () => sentence),
      );
    });
