import text from '../../../../pictures/AUTHORS.txt?raw';

/** The names of all authors of the shapes, those of most parts first; a line of the file is name, parts, primitives. */
export const authors: readonly string[] = text
  .split('\n')
  .flatMap((line) => (line.includes('\t') ? [line.slice(0, line.indexOf('\t'))] : []));
