import { MAX_CELL_LENGTH } from '../limits.ts';
import { decodeEntities } from './decode-entities.ts';
import { skipDoctype } from './skip-doctype.ts';

/**
 * Callbacks of a scan, called in the order of the text. Names of tags are in lower case; `at` is an offset in the text.
 */
export type XmlListener = {
  onOpen: (name: string, at: number) => void;
  /** A piece of text; one text may arrive in several pieces. */
  onText: (text: string) => void;
  /** `end` is the offset after the tag. */
  onClose: (name: string, at: number, end: number) => void;
  /** A tag, a comment or a DOCTYPE without its end. The scan continues after its beginning. */
  onBroken: (at: number) => void;
  /** A reference that only a DOCTYPE could define. It stays in the text as written. */
  onEntity: (reference: string, at: number) => void;
};

/** Characters that may follow the `<` of markup. */
const BEGINS = '/!?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const NAME = /[A-Za-z_][\w.:-]*/y;
/**
 * The rest of a tag after its name; values of attributes may contain `>`. Stops at the next `<`, so that a scan stays
 * linear.
 */
const REST_OF_TAG = /[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/y;
const CDATA = '<![CDATA[';
/** Beginning and end of markup that is not a tag. */
const SKIPPED = [
  ['<!--', '-->'],
  [CDATA, ']]>'],
  ['<?', '?>'],
] as const;
const DECLARATION = ['<!', ''] as const;

/**
 * Scans tags and texts in one pass, in linear time. It supports the XML that parts lists use: attributes, processing
 * instructions and the DOCTYPE are skipped, so nothing is expanded or fetched.
 */
export function scanXml(text: string, listener: XmlListener): void {
  /** Beginnings whose end was searched for and not found; later ones have no end either. */
  const endless = new Set<string>();
  const skip = (at: number): number => {
    const [opening, closing] = SKIPPED.find(([begin]) => text.startsWith(begin, at)) ?? DECLARATION;
    const from = at + opening.length;
    const findEnd = () => (closing === '' ? skipDoctype(text, at) : text.indexOf(closing, from));
    const end = endless.has(opening) ? -1 : findEnd();
    if (end < 0) {
      endless.add(opening);
      listener.onBroken(at);
      return from;
    }
    if (opening === CDATA) listener.onText(text.slice(from, end));
    return end + closing.length;
  };
  const scanTag = (at: number): number => {
    const isClosing = text[at + 1] === '/';
    NAME.lastIndex = at + (isClosing ? 2 : 1);
    const name = NAME.exec(text)?.[0].toLowerCase();
    if (name === undefined) return at;
    REST_OF_TAG.lastIndex = NAME.lastIndex;
    const isWhole = text[NAME.lastIndex] === '>' || REST_OF_TAG.test(text);
    const end = isWhole ? Math.max(NAME.lastIndex + 1, REST_OF_TAG.lastIndex) : NAME.lastIndex;
    if (!isWhole) listener.onBroken(at);
    else if (!isClosing) listener.onOpen(name, at);
    if (isWhole && (isClosing || text[end - 2] === '/')) listener.onClose(name, at, end);
    return end;
  };
  const reportText = (from: number, to: number) => {
    const piece = text.slice(from, Math.min(to, from + MAX_CELL_LENGTH));
    if (piece)
      listener.onText(
        piece.includes('&')
          ? decodeEntities(piece, (reference, offset) => listener.onEntity(reference, from + offset))
          : piece,
      );
  };

  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(from, at + 1))) {
    const second = text[at + 1] ?? ' ';
    // A bare `<` in a remark is text.
    if (!BEGINS.includes(second)) continue;
    if (at > from) reportText(from, at);
    from = second === '!' || second === '?' ? skip(at) : scanTag(at);
  }
  reportText(from, text.length);
}
