import type { MatchedPart, MatchedProduct, PartPair } from '@shop/contracts';

/** What the shop has said of part numbers so far. */
export type Answers = {
  isKnown: (part: string) => boolean;
  productOf: (part: string) => MatchedProduct | undefined;
  productById: (id: string) => MatchedProduct | undefined;
  /** A number that was asked and is missing in the answer is not sold: so asking ends, whatever a server sends. */
  take: (asked: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  forget: () => void;
};

export function createAnswers(): Answers {
  const byPart = new Map<string, MatchedProduct | undefined>();
  const byId = new Map<string, MatchedProduct>();
  return {
    isKnown: (part) => byPart.has(part),
    productOf: (part) => byPart.get(part),
    productById: (id) => byId.get(id),
    take(asked, parts) {
      const said = new Map(parts.map(({ part, product }) => [part, product]));
      for (const { part } of asked) byPart.set(part, said.get(part));
      for (const { product } of parts) if (product) byId.set(product.id, product);
    },
    forget() {
      byPart.clear();
      byId.clear();
    },
  };
}
