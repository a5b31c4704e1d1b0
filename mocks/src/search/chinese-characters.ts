import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import { isChinese } from './search-text.ts';

type Pairs = Map<string, Map<string, number>>;

/**
 * Converts between simplified and traditional Chinese by the shop's own names: each character becomes the one that is
 * most often at the same position of the same name in the other script.
 */
export function characterTables({ moulds, colours, categories }: Catalogue): {
  simplify: (text: string) => string;
  traditional: (text: string) => string;
} {
  const [toSimplified, toTraditional]: [Pairs, Pairs] = [new Map(), new Map()];
  const count = (pairs: Pairs, from: string, to: string) => {
    const known = pairs.get(from) ?? new Map<string, number>();
    pairs.set(from, known.set(to, (known.get(to) ?? 0) + 1));
  };
  for (const { names } of [...moulds, ...colours, ...categories]) {
    const [hans, hant] = [names['zh-Hans'], names['zh-Hant']];
    if (hans.length !== hant.length) continue;
    for (let at = 0; at < hans.length; at += 1) {
      const [simple, other] = [hans.charAt(at), hant.charAt(at)];
      if (!isChinese(simple)) continue;
      count(toSimplified, other, simple);
      count(toTraditional, simple, other);
    }
  }
  return { simplify: converterOf(toSimplified), traditional: converterOf(toTraditional) };
}

function converterOf(pairs: Pairs): (text: string) => string {
  const table = new Map(
    [...pairs].map(([from, to]) => [
      from,
      [...to].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as [string, number])[0],
    ]),
  );
  return (text) => (isChinese(text) ? [...text].map((character) => table.get(character) ?? character).join('') : text);
}
