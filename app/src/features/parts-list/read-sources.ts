import { MAX_BYTES, type SourceFile } from '@shop/parts-list';

/**
 * The contents of files for the list session. Of a file that is too long one byte more than the limit is read, so that
 * the reader notices. Rejects if a file cannot be read any more (moved, or a folder).
 */
export const sourcesOf = (files: readonly File[]): Promise<readonly SourceFile[]> =>
  Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.slice(0, MAX_BYTES + 1).arrayBuffer()),
    })),
  );

/** Pasted text as a file. */
export const sourceOfText = (name: string, text: string): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});
