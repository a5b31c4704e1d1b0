import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishRegion } from './english-region.ts';

test.each([
  ['广东省', 'Guangdong'],
  ['深圳市', 'Shenzhen'],
  ['南山区', 'Nanshan District'],
  ['陕西省', 'Shaanxi'],
  ['山西省', 'Shanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['西藏自治区', 'Xizang'],
  ['新疆维吾尔自治区', 'Xinjiang'],
  ['香港特别行政区', 'Hong Kong'],
  ['澳门特别行政区', 'Macao'],
  ['台湾省', 'Taiwan'],
  ['哈尔滨市', 'Harbin'],
  ['乌鲁木齐市', 'Urumqi'],
  ['拉萨市', 'Lhasa'],
  ['呼和浩特市', 'Hohhot'],
  ['高雄市', 'Kaohsiung'],
  ['西安市', "Xi'an"],
  ['吕梁市', 'Lüliang'],
  ['浦东新区', 'Pudong New Area'],
  ['恩施土家族苗族自治州', 'Enshi Tujia and Miao Autonomous Prefecture'],
  ['张家口市察北管理区', 'Zhangjiakou Chabei Management Area'],
])('%s is %s', (name, english) => expect(englishRegion(name)).toBe(english));

test.each([
  ['乐清市', 'Yueqing'],
  ['乐亭县', 'Laoting County'],
  ['六安市', "Lu'an"],
  ['台州市', 'Taizhou'],
  ['花都区', 'Huadu District'],
  ['歙县', 'She County'],
  ['洪洞县', 'Hongtong County'],
  ['番禺区', 'Panyu District'],
  ['蔚县', 'Yu County'],
  ['黄陂区', 'Huangpi District'],
  ['重庆市', 'Chongqing'],
  ['厦门市', 'Xiamen'],
])('%s has the reading of the place, not of its usual characters: %s', (name, english) =>
  expect(englishRegion(name)).toBe(english),
);

test('has no name for a text that is no region', () => {
  for (const text of ['', '市', '张江路 1 号', '龘龘县', 'Shanghai']) expect(englishRegion(text), text).toBeUndefined();
});

test('gives a name without Chinese characters, or none, for any text', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('省市区县州旗自治族蒙古回新南京海a 龘')),
    maxLength: 8,
  });
  fc.assert(fc.property(text, (name) => !/\p{Script=Han}/u.test(englishRegion(name) ?? '')));
});
