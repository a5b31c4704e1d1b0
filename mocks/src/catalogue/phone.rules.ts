import { phoneBuying, productCode } from '@shop/contracts';
import { rule } from '../shop/rule.ts';

/** The stand-in shop is bought from by phone through its pages; it has no mini programme, so no codes of one. */
export const phoneRules = [
  rule(phoneBuying, ({ origin }) => ({ way: 'page' as const, site: origin })),
  rule(productCode, () => ({ code: '' })),
];
