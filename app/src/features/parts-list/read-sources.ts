import { MAX_BYTES, type SourceFile } from '@shop/parts-list';

/** Files as the desk takes them: of a longer one a byte more than is read, so that whoever reads can say that there is more. One that cannot be read any more (moved, or a folder) rejects. */
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
