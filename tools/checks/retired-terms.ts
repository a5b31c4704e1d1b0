import type { Fault, SourceFile } from './check.ts';
import { faultsOf } from './check.ts';

/** The words in the last column of the tables below the heading "Terms". */
const retiredIn = (page: string): string[] =>
  (page.split('\n## Terms\n')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|').at(-2)?.split(/[、,]/) ?? [])
    .map((term) => term.replace(/\(.*\)/, '').trim())
    .filter((term) => term !== '' && term !== '–');

/** Faults where a message uses a term that docs/voice-and-terms.md has retired. */
export function retiredTerms(page: string, catalogues: readonly SourceFile[]): Fault[] {
  const terms = retiredIn(page);
  return catalogues.flatMap((file) =>
    terms.flatMap((term) =>
      faultsOf(
        file,
        pattern(term),
        () => `"${term}" is retired: docs/voice-and-terms.md has the term that the shop uses instead.`,
      ),
    ),
  );
}

/** Inside the value of a message, in any case; whole words where the language has spaces between them. */
function pattern(term: string): RegExp {
  const word = /^[\w ]+$/.test(term) ? String.raw`\b${term}\b` : term;
  return new RegExp(String.raw`(?<=": ".*)${word}`, 'gi');
}
