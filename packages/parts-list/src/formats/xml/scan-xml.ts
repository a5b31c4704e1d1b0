import { LONGEST_CELL } from '../limits.ts';
import { decodeEntities } from './decode-entities.ts';
import { skipDoctype } from './skip-doctype.ts';

/** What a scan meets, in its order. Names of tags come in lower case, whatever their case; `at` is the offset of what is told. */
export type XmlListener = {
  onOpen: (name: string, at: number) => void;
  /** A piece of text; one text may come in several. */
  onText: (text: string) => void;
  /** `end` is the offset behind it. */
  onClose: (name: string, at: number, end: number) => void;
  /** A tag, a comment or a DOCTYPE without its end. The scan goes on behind its beginning. */
  onBroken: (at: number) => void;
  /** A reference to what only a DOCTYPE could explain. It stays in the text as written. */
  onEntity: (reference: string, at: number) => void;
};

/** What may follow the `<` of markup. */
const BEGINS = '/!?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const NAME = /[A-Za-z_][\w.:-]*/y;
/** A tag behind its name, with attributes whose values may hold `>`. Stops at the next `<`, so that no tag costs more than itself. */
const REST_OF_TAG = /[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/y;
const CDATA = '<![CDATA[';
/** What is no tag, by how it begins and ends; a declaration ends where its brackets do. */
const SKIPPED = [
  ['<!--', '-->'],
  [CDATA, ']]>'],
  ['<?', '?>'],
] as const;
const DECLARATION = ['<!', ''] as const;

/**
 * Scans tags and texts in one pass, in time that grows with the text alone. It knows as much of XML as parts lists use: attributes
 * and processing instructions are skipped, a DOCTYPE too, whole and unread, so that nothing is expanded or fetched.
 */
export function scanXml(text: string, listener: XmlListener): void {
  /** Beginnings whose end was looked for in vain: it is nowhere behind either. */
  const endless = new Set<string>();
  const skip = (at: number): number => {
    const [opening, closing] = SKIPPED.find(([begin]) => text.startsWith(begin, at)) ?? DECLARATION;
    const from = at + opening.length;
    const end = endless.has(opening) ? -1 : closing === '' ? skipDoctype(text, at) : text.indexOf(closing, from);
    if (end < 0) {
      endless.add(opening);
      listener.onBroken(at);
      return from;
    }
    if (opening === CDATA) listener.onText(text.slice(from, end));
    return end + closing.length;
  };
  const tellTag = (at: number): number => {
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
  const tellText = (from: number, to: number) => {
    const piece = text.slice(from, Math.min(to, from + LONGEST_CELL));
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
    if (at > from) tellText(from, at);
    from = second === '!' || second === '?' ? skip(at) : tellTag(at);
  }
  tellText(from, text.length);
}
