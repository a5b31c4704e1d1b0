import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Where a function of a built script comes from: a file of ours by its path, or a library by its name. */
export type SourceOf = (url: string, line: number, column: number) => string | undefined;

/** Reads the source maps of a built folder. Lines and columns are counted from 0, as profiles do. */
export function sourceOf(folder: string): SourceOf {
  const maps = new Map<string, TraceMap | undefined>();
  return (url, line, column) => {
    if (!url) return undefined;
    const file = path.join(folder, `${new URL(url).pathname}.map`);
    if (!maps.has(file)) maps.set(file, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : undefined);
    const map = maps.get(file);
    // Functions of the browser itself have line -1.
    const source = map && line >= 0 && originalPositionFor(map, { line: line + 1, column }).source;
    return source ? shortName(source) : undefined;
  };
}

const shortName = (source: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, '');
