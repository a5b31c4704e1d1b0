import type { Language } from '@shop/contracts';

/** A word of a name in every language. In Chinese, `~` marks a side without a space. */
export type NameWord = Record<Language, string>;

/** A word, or a measure such as `2x4`, `45°`, `#3` (the third kind) and `5l` (five studs long). */
export type NamePiece = NameWord | string;

type Chinese = 'zh-Hans' | 'zh-Hant';

/** How a name is composed of its pieces: in English with spaces, in Chinese with spaces between modifiers only. */
const COMPOSERS: Record<Language, (pieces: NamePiece[]) => string> = {
  en: inEnglish,
  'zh-Hans': (pieces) => inChinese(pieces, 'zh-Hans'),
  'zh-Hant': (pieces) => inChinese(pieces, 'zh-Hant'),
};
const NUMBER_SUFFIX: Record<Chinese, string> = { 'zh-Hans': '号', 'zh-Hant': '號' };

export const composeName = (pieces: NamePiece[], language: Language): string => COMPOSERS[language](pieces);

/** A second "with" becomes "and"; a repeated one after "with" or "and" is omitted. */
function inEnglish(pieces: NamePiece[]): string {
  let name = '';
  let joined = false;
  for (const piece of pieces) {
    let text = typeof piece === 'string' ? measureInEnglish(piece) : piece.en;
    if (text === 'with' || text.startsWith('with ')) {
      if (name.endsWith(' with') || name.endsWith(' and')) text = text.slice(5);
      else if (joined) text = `and${text.slice(4)}`;
    }
    joined ||= text.startsWith('with') || text.includes(' with ');
    name += name === '' ? text : ` ${text}`;
  }
  return name;
}

function inChinese(pieces: NamePiece[], language: Chinese): string {
  let name = '';
  let hasNoSpace = true;
  for (const piece of pieces) {
    let text = typeof piece === 'string' ? measureInChinese(piece, language) : piece[language];
    const joinsBefore = text.startsWith('~');
    if (joinsBefore) text = text.slice(1);
    const joinsAfter = text.endsWith('~');
    if (joinsAfter) text = text.slice(0, -1);
    const hasSpace = name !== '' && (!(hasNoSpace || joinsBefore) || isHan(name, name.length - 1) !== isHan(text, 0));
    name += hasSpace ? ` ${text}` : text;
    hasNoSpace = joinsAfter;
  }
  return name;
}

const isHan = (text: string, at: number): boolean => text.charCodeAt(at) >= 0x3400;

const isLength = (text: string): boolean => text.endsWith('l') || text.endsWith('h');

function measureInEnglish(text: string): string {
  return isLength(text) ? text.toUpperCase() : text.replaceAll('x', ' × ').replaceAll('/', ' / ');
}

function measureInChinese(text: string, language: Chinese): string {
  if (text.startsWith('#')) return `${text.slice(1)} ${NUMBER_SUFFIX[language]}`;
  if (isLength(text)) return text.endsWith('l') ? `${text.slice(0, -1)} 格` : `高 ${text.slice(0, -1)}`;
  return text.replaceAll('x', '×').replaceAll('/', ' / ');
}
