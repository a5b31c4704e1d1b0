import { MEGABYTE, MAX_BYTES } from './limits.ts';
import type { ReadFile, ReadOptions, SourceFile, FileProblem } from './list.entity.ts';
import { unreadable, type ReadBody } from './read-body.ts';
import { oleKind, sniff, textKind } from './sniff.ts';
import type { TableBody } from './tables/read-table.ts';
import { readText } from './tables/read-text.ts';
import { decodeText } from './text/decode-text.ts';

/** The readers of formats other than tables of text. */
export type Readers = {
  zip: (bytes: Uint8Array, options: ReadOptions) => TableBody;
  xml: (text: string, file: number, kind: 'brickstore' | 'xml') => ReadBody;
  ldraw: (text: string, file: number, name: string) => ReadBody;
};
export type ReadListFile = (source: SourceFile, options?: ReadOptions) => ReadFile;

/** Thrown when a file needs a reader that is not loaded yet: load it and read again. */
export class ReaderNeeded extends Error {
  readonly reader: keyof Readers;
  constructor(reader: keyof Readers) {
    super(`A reader for ${reader} is needed.`);
    this.name = 'ReaderNeeded';
    this.reader = reader;
  }
}

/**
 * Returns a function that reads a parts list of any format. The format is detected by the contents, then by the name.
 * Never throws because of what a file contains: that is reported in `problems`. Throws `ReaderNeeded` when a reader is
 * not loaded; readers may be added to `readers` later.
 */
export const readWith = (readers: Partial<Readers>): ReadListFile => {
  function reader<Name extends keyof Readers>(name: Name): Readers[Name] {
    const found = readers[name];
    if (!found) throw new ReaderNeeded(name);
    return found;
  }

  function readBody(source: SourceFile, options: ReadOptions): TableBody {
    const kind = sniff(source.bytes);
    if (kind === 'zip') return reader('zip')(source.bytes, options);
    if (kind === 'ole') return unreadable('table', { code: oleKind(source.bytes) });
    return kind === 'text' ? readAsText(source, options) : unreadable('table', { code: kind });
  }

  function readAsText({ name, bytes }: SourceFile, options: ReadOptions): TableBody {
    const decoded = decodeText(bytes);
    if (!decoded) return unreadable('table', { code: 'notText' });
    const { text, isCut, problems } = decoded;
    if (text.trim() === '') return unreadable('table', { code: 'empty' });
    const body = readInText(text, name, options);
    const cut: FileProblem[] = isCut
      ? [{ code: 'cutShort', line: countLines(text), values: { megabytes: MAX_BYTES / MEGABYTE } }]
      : [];
    return { ...body, problems: [...problems, ...cut, ...body.problems] };
  }

  function readInText(text: string, name: string, options: ReadOptions): TableBody {
    const { file = 0 } = options;
    const kind = textKind(text, name);
    if (kind === 'brickstore' || kind === 'xml') return reader('xml')(text, file, kind);
    if (kind === 'ldraw') return reader('ldraw')(text, file, name);
    return kind === 'columns' ? readText(text, options) : unreadable('table', { code: kind });
  }

  return (source, options = {}) => {
    const { name, bytes } = source;
    const { file = 0 } = options;
    const { question, ...body } = readBody(source, options);
    const problems = body.problems.map((problem) => ({ ...problem, file }));
    return { name, bytes: bytes.length, ...body, problems, question: question && { ...question, name } };
  };
};

function countLines(text: string): number {
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
