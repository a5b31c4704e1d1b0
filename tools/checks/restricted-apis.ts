import { faultsOf, isTestSupport, withoutComments, type Check } from './check.ts';

type RestrictedApi = { pattern: RegExp; allowed: RegExp; sentence: string };

/** Browser APIs that only a few files may use. */
const RESTRICTED_APIS: readonly RestrictedApi[] = [
  {
    pattern:
      /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)\b|\bdocument\.write\b|\bsrcDoc=/g,
    allowed: /^packages\/design-system\/src\/elements\/(SafeHtml|PartPicture)\//,
    sentence:
      'Only SafeHtml (sanitised server HTML) and PartPicture (our own SVG) turn text into markup: use one of them.',
  },
  {
    pattern: /\b(localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b|\bcookieStore\b/g,
    allowed:
      /^app\/src\/(browser\/cookies|session\/(persisted|recent-activity\.store|seen-prices\.store|session\.store)|language\/remembered-language|data\/fetch-chunk)\.tsx?$/,
    sentence:
      'Only app/src/session and app/src/language store data in the browser, so that signing out deletes everything: use their functions.',
  },
  {
    pattern: /(?<![\w.])(?:globalThis\.|window\.)?fetch\(|\bnew (?:XMLHttpRequest|EventSource)\b|\bsendBeacon\b/g,
    allowed: /^app\/src\/data\/(call|transport|fetch-with-progress)\.ts$|^mocks\/src\//,
    sentence: 'Only app/src/data/call.ts sends: name the contract’s call in a *.calls.ts file and `send` it.',
  },
  {
    pattern: /\bnew WebSocket\(/g,
    allowed: /^app\/src\/data\/socket\.ts$|^mocks\/src\//,
    sentence: 'Only app/src/data/socket.ts opens a socket: one for each shopper, however many windows are open.',
  },
  {
    pattern: /(?<![\w.])eval\(|\bnew Function\(/g,
    allowed: /^$/,
    sentence: 'Text is never run as code: the content security policy blocks it.',
  },
];

/** APIs through which data could leak or code could be injected are used in few, named files. */
export const restrictedApis: Check = (files) =>
  files
    .filter(
      ({ path }) => /^(app|mocks|packages\/[^/]+)\/src\//.test(path) && /\.tsx?$/.test(path) && !isTestSupport(path),
    )
    .flatMap((file) => {
      const code = { ...file, text: withoutComments(file.text) };
      return RESTRICTED_APIS.filter(({ allowed }) => !allowed.test(file.path)).flatMap(({ pattern, sentence }) =>
        faultsOf(code, pattern, () => sentence),
      );
    });
