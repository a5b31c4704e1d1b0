import { presaleList, type PresaleItem, type PresaleTerms } from '@shop/contracts';
import { summaryOf } from '../catalogue/describe-product.ts';
import { page } from '../shop/page.ts';
import { presales } from './presale.ts';
import { rule } from '../shop/rule.ts';

/** By the `time_type` of the call; 0 asks for all. */
const STATES: readonly (PresaleTerms['state'] | undefined)[] = [undefined, 'before', 'running', 'over'];

export const presaleRules = [
  rule(presaleList, ({ shop, query, language }) => {
    const wanted = STATES[query.time_type];
    const found = presales(shop).filter(({ terms }) => wanted === undefined || terms.state === wanted);
    const items = page(found, query).map(({ mould, terms }): PresaleItem => {
      const { id, name, picture, price, stock, sales, unit } = summaryOf(shop, mould, language);
      return { id, name, picture, price, stock, sales, unit, terms };
    });
    return { items, total: found.length };
  }),
];
