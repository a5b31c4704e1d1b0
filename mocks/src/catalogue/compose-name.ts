import type { Language } from './catalogue.entity.ts';

/** A name word in the three languages; `~` in Chinese marks the side that takes no space. */
export type NameWord = Record<Language, string>;

/** A word, or a measure such as `2x4`, `45°`, `#3` (the third kind) and `5l` (five studs long). */
export type NamePiece = NameWord | string;

/** Joins the pieces of a name as the language writes them: English by spaces, Chinese with spaces between modifiers. */
export function composeName(pieces: NamePiece[], language: Language): string {
  return language === 'en' ? inEnglish(pieces) : inChinese(pieces, language);
}

/** A second "with" reads "and"; one that a joining word already opened is not said twice. */
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

function inChinese(pieces: NamePiece[], language: 'zh-Hans' | 'zh-Hant'): string {
  let name = '';
  let glued = true;
  for (const piece of pieces) {
    let text = typeof piece === 'string' ? measureInChinese(piece, language) : piece[language];
    const glueBefore = text.startsWith('~');
    if (glueBefore) text = text.slice(1);
    const glueAfter = text.endsWith('~');
    if (glueAfter) text = text.slice(0, -1);
    const apart = name !== '' && (!(glued || glueBefore) || isHan(name, name.length - 1) !== isHan(text, 0));
    name += apart ? ` ${text}` : text;
    glued = glueAfter;
  }
  return name;
}

const isHan = (text: string, at: number): boolean => text.charCodeAt(at) >= 0x3400;

const isLength = (text: string): boolean => text.endsWith('l') || text.endsWith('h');

function measureInEnglish(text: string): string {
  return isLength(text) ? text.toUpperCase() : text.replaceAll('x', ' × ').replaceAll('/', ' / ');
}

function measureInChinese(text: string, language: 'zh-Hans' | 'zh-Hant'): string {
  if (text.startsWith('#')) return `${text.slice(1)} ${language === 'zh-Hans' ? '号' : '號'}`;
  if (isLength(text)) return text.endsWith('l') ? `${text.slice(0, -1)} 格` : `高 ${text.slice(0, -1)}`;
  return text.replaceAll('x', '×').replaceAll('/', ' / ');
}
