import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subdivisionsOf } from '../fixtures-address-form.ts';
import { findRegion, regionAtStart, shortName } from './find-region.ts';

const lists = ['0', '11', '1101', '15', '32', '3205', '33', '65', '71', '81'].map(subdivisionsOf);
const place = fc.constantFrom(...lists.flatMap((list) => list.map((region) => ({ list, region }))));

test.each([
  ['江苏省', '江苏'],
  ['内蒙古自治区', '内蒙古'],
  ['西藏自治区', '西藏'],
  ['新疆维吾尔自治区', '新疆'],
  ['香港特别行政区', '香港'],
  ['延边朝鲜族自治州', '延边'],
  ['黔西南布依族苗族自治州', '黔西南'],
  ['博尔塔拉蒙古自治州', '博尔塔拉'],
  ['大兴安岭地区', '大兴安岭'],
  ['浦东新区', '浦东'],
  ['沙市区', '沙市'],
  ['赵县', '赵县'],
  ['臺北市', '台北'],
])('shortens %s to its everyday name %s', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

test('finds a region by its full name and by its short name', () => {
  fc.assert(
    fc.property(place, ({ list, region }) => {
      expect(findRegion(list, region.name)).toBe(region);
      expect(findRegion(list, shortName(region.name))).toBe(region);
    }),
  );
});

test('finds a region written in traditional characters', () => {
  expect(findRegion(subdivisionsOf('0'), '臺灣省')?.name).toBe('台湾省');
  expect(findRegion(subdivisionsOf('71'), '臺北')?.name).toBe('台北市');
});

test('prefers the full name, and finds none when two regions match', () => {
  const twins = [
    { id: '1', name: '昌吉市' },
    { id: '2', name: '昌吉回族自治州' },
  ];
  expect(findRegion(twins, '昌吉市')?.id).toBe('1');
  expect(findRegion(twins, '昌吉')).toBeUndefined();
});

test('finds nothing for an unknown name', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('', '火星市', '江', 'Suzhou'), ({ list }, name) => {
      expect(findRegion(list, name)).toBeUndefined();
    }),
  );
});

test('reads the longest name at the start of a text, and reports its length', () => {
  fc.assert(
    fc.property(place, fc.constantFrom('', '平江路', ' 1 号'), ({ list, region }, rest) => {
      for (const name of [region.name, shortName(region.name)]) {
        expect(regionAtStart(list, `${name}${rest}`)).toEqual({ region, length: name.length });
      }
    }),
  );
});
