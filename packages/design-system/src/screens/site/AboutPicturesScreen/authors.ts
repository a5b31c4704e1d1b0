import text from '../../../../pictures/AUTHORS.txt?raw';

/** What a file says whose author did not fill in a name, such as `<AuthorRealName>`: it names nobody. */
const PLACEHOLDER = /^<.*>$/;

/** The names of all authors of the shapes, those of most parts first; a line of the file is name, parts, primitives. */
export const authors: readonly string[] = text
  .split('\n')
  .flatMap((line) => (line.includes('\t') ? [line.slice(0, line.indexOf('\t'))] : []))
  .filter((name) => !PLACEHOLDER.test(name));
