import { expect, test } from 'vitest';
import { couponName } from './coupon-name.ts';

/** Where a line may break, as `|`. */
const breaks = (name: string) => couponName(name).replaceAll(' ', '|').replaceAll('\u00A0', ' ');

test.each([
  ['满 89 减 12', '满 89|减 12'],
  ['老顾客满 49 减 5', '老顾客满 49|减 5'],
  ['常用颗粒立减 1 元', '常用颗粒立减 1 元'],
  ['滿 3 件打 9 折', '滿 3 件打 9 折'],
  ['10 off from 99', '10|off|from|99'],
  ['新店尝鲜券', '新店尝鲜券'],
])('the name %s breaks between its terms', (name, broken) => {
  expect(breaks(name)).toBe(broken);
});
