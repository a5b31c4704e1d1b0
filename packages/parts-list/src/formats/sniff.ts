import type { FileProblemCode } from './list.entity.ts';

/** What a file is by its first bytes, regardless of its name. */
export type Kind = 'zip' | 'ole' | 'text' | Extract<FileProblemCode, 'picture' | 'pdf' | 'notText' | 'empty'>;

/** First bytes of files as text: one character per byte, `?` for any byte. */
const MAGIC: readonly [beginning: string, Kind][] = [
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
  ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'ole'],
  ['\u0089PNG', 'picture'],
  ['\u00FF\u00D8\u00FF', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF????WEBP', 'picture'],
  ['BM????\0\0\0\0', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['????ftypheic', 'picture'],
  ['????ftypavif', 'picture'],
  ['%PDF-', 'pdf'],
  ['\u001F\u008B', 'notText'],
  ['Rar!\u001A', 'notText'],
  ['7z\u00BC\u00AF', 'notText'],
];

/** Detects what a file is by its first bytes; anything unknown may be text. */
export function sniff(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return 'empty';
  const begins = (beginning: string) =>
    Array.prototype.every.call(
      beginning,
      (character: string, nth) => character === '?' || bytes[nth] === character.charCodeAt(0),
    );
  return MAGIC.find(([beginning]) => begins(beginning))?.[1] ?? 'text';
}

/**
 * What an OLE file, the container of older Office documents, holds: a workbook with a password, an old workbook, or
 * something else.
 */
export function oleKind(bytes: Uint8Array): 'locked' | 'oldExcel' | 'notText' {
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  if (/EncryptedPackage|EncryptionInfo/.test(names)) return 'locked';
  return /Workbook|Book\0/.test(names) ? 'oldExcel' : 'notText';
}

const PART_LINE = /^[ \t]*1[ \t]+\S+(?:[ \t]+[-+]?[\d.]+(?:e[-+]?\d+)?){12}[ \t]+\S/im;
const FILE_LINE = /^\s*0[ \t]+(?:FILE|Name:|Author:|!LDRAW|STEP)\b/im;
const ANY_LINE = /^\s*[0-5](?:\s|$)/;

/** Detects what a text is: XML, an LDraw model, or columns. The contents decide; the name, if they are ambiguous. */
export function textKind(text: string, name: string): 'brickstore' | 'xml' | 'ldraw' | 'picture' | 'columns' {
  const head = text.slice(0, 20_000).trimStart();
  if (/^<(?:[?!]|[a-z])/i.test(head) || /<item(?:type)?id>/i.test(head)) return xmlKind(head);
  const isModel =
    PART_LINE.test(head) || FILE_LINE.test(head) || (/\.(?:ldr|mpd|dat|l3b)$/i.test(name) && ANY_LINE.test(head));
  return isModel ? 'ldraw' : 'columns';
}

function xmlKind(head: string): 'brickstore' | 'xml' | 'picture' {
  if (/<svg[\s>]/i.test(head) && !/<item\b/i.test(head)) return 'picture';
  return /<!DOCTYPE\s+BrickStoreXML|<BrickStoreXML/i.test(head) ? 'brickstore' : 'xml';
}
