import type { MatchedPart, MatchedProduct, PartPair } from '@shop/contracts';

/** The products that the shop has matched to part numbers so far. */
export type ProductMatches = {
  /** Whether the shop was asked about a number, with or without a product as the result. */
  isKnown: (part: string) => boolean;
  productOf: (part: string) => MatchedProduct | undefined;
  productById: (id: string) => MatchedProduct | undefined;
  /**
   * A number that was sent and is missing from the response counts as not sold, so that it is not requested forever.
   */
  add: (pairs: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  clear: () => void;
};

export function createProductMatches(): ProductMatches {
  const byPart = new Map<string, MatchedProduct | undefined>();
  const byId = new Map<string, MatchedProduct>();
  return {
    isKnown: (part) => byPart.has(part),
    productOf: (part) => byPart.get(part),
    productById: (id) => byId.get(id),
    add(pairs, parts) {
      const matched = new Map(parts.map(({ part, product }) => [part, product]));
      for (const { part } of pairs) byPart.set(part, matched.get(part));
      for (const { product } of parts) if (product) byId.set(product.id, product);
    },
    clear() {
      byPart.clear();
      byId.clear();
    },
  };
}
