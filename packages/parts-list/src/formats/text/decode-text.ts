import { MAX_BYTES } from '../limits.ts';
import type { FileProblem } from '../list.entity.ts';

/** The text of a file, with LF line ends. `isCut`: the file is longer. */
export type Text = { text: string; isCut: boolean; problems: readonly FileProblem[] };

/** Bytes that are examined to detect the encoding. */
const SAMPLE = 8192;
/** With a greater share of control characters in the sample a file is not text. */
const MAX_CONTROL = 0.01;

/**
 * Decodes UTF-8, UTF-16 (with or without a byte order mark), GB18030, or else Windows-1252. Undefined for a file that
 * is not text. The first character that does not fit the encoding is reported with its line.
 */
export function decodeText(bytes: Uint8Array): Text | undefined {
  const isCut = bytes.length > MAX_BYTES;
  const head = isCut ? bytes.subarray(0, MAX_BYTES) : bytes;
  const wide = wideEncoding(head);
  if (!wide && isBinary(head.subarray(0, SAMPLE))) return undefined;
  const found = wide ? { text: decode(wide, head), problems: [] } : decodeBytes(head);
  const text = found.text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return {
    text: isCut ? text.slice(0, text.lastIndexOf('\n') + 1 || text.length) : text,
    isCut,
    problems: found.problems,
  };
}

/** UTF-16 by its byte order mark, or because every second byte of Latin text is NUL. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, sample.length / 2));
  // Digits, delimiters and line ends are Latin in Chinese lists too; 一 (4E00) has its NUL in the other byte.
  if (odd > 0.2 && even < 0.05) return 'utf-16le';
  return even > 0.2 && odd < 0.05 ? 'utf-16be' : undefined;
}

function isBinary(sample: Uint8Array): boolean {
  let control = 0;
  for (const byte of sample) if (byte < 32 && (byte < 9 || byte > 13) && byte !== 26 && byte !== 27) control += 1;
  return control > sample.length * MAX_CONTROL;
}

/** `stream` allows an incomplete last character, as in a file that was cut. */
const decode = (encoding: string, bytes: Uint8Array, isStrict = false): string =>
  new TextDecoder(encoding, { fatal: isStrict }).decode(bytes, { stream: true });

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return decode(encoding, bytes, true);
  } catch {
    return undefined;
  }
}

function decodeBytes(bytes: Uint8Array): Pick<Text, 'text' | 'problems'> {
  const strict = decodeStrictly('utf-8', bytes) ?? (isWestern(bytes) ? undefined : decodeStrictly('gb18030', bytes));
  if (strict !== undefined) return { text: strict, problems: [] };
  const encoding = bestOf(bytes);
  const text = decode(encoding, bytes);
  const place = encoding === 'windows-1252' ? bytes.findIndex((byte) => byte > 127) : text.indexOf('\uFFFD');
  return {
    text,
    problems: [
      {
        code: 'undecodable',
        line: lineOf(encoding === 'windows-1252' ? decode(encoding, bytes.subarray(0, place)) : text.slice(0, place)),
      },
    ],
  };
}

/** The encoding for a damaged text: one that decodes more characters than it breaks. */
const bestOf = (bytes: Uint8Array): string =>
  ['utf-8', 'gb18030'].find(
    (encoding) => !isWestern(bytes) && isMostlyGood(decode(encoding, bytes.subarray(0, SAMPLE * 16))),
  ) ?? 'windows-1252';

function isMostlyGood(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const foreign = text.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0;
  return foreign > 2 * broken;
}

/**
 * Whether most bytes above ASCII are single, as ä and é are; those of Chinese come in pairs. GB18030 would swallow the
 * next byte.
 */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0;
  let together = 0;
  for (let at = 0; at < bytes.length && alone + together < 1000; at += 1) {
    if ((bytes[at] ?? 0) < 128) continue;
    const from = at;
    while ((bytes[at + 1] ?? 0) > 127) at += 1;
    if (at === from) alone += 1;
    else together += 1;
  }
  return alone > together;
}

const lineOf = (before: string): number => before.split(/\r\n?|\n/).length;
