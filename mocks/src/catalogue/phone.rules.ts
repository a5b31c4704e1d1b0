import { phoneBuying, productCode } from '@shop/contracts';
import { rule } from '../core/rule.ts';

/** On a phone the stand-in shop is used by its pages. It has no WeChat mini program, so there are no codes for it. */
export const phoneRules = [
  rule(phoneBuying, ({ origin }) => ({ way: 'page' as const, site: origin })),
  rule(productCode, () => ({ code: '' })),
];
