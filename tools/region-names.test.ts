import { englishRegion } from '@shop/design-system/commerce/RegionNames/english-region.ts';
import { traditionalRegion } from '@shop/design-system/commerce/RegionNames/traditional-region.ts';
import { expect, test } from 'vitest';
import { regionNames } from '../mocks/src/regions/region-names.ts';

const regions = [...regionNames];
const parentOf = (code: string) => (code.endsWith('00') ? code.slice(0, 2) : code.slice(0, 4));

test('each region of China has an English name', () => {
  expect(regions.filter(([, name]) => !/^[A-Z][A-Za-zü'., -]+$/.test(englishRegion(name) ?? ''))).toEqual([]);
});

test('two regions of one list have the same English name only where they are one place in two spellings', () => {
  const lists = Map.groupBy(
    regions,
    ([code, name]) => `${parentOf(code)} ${code.endsWith('00')} ${englishRegion(name)}`,
  );
  const twice = [...lists.values()].filter(({ length }) => length > 1);
  expect(twice.map((list) => list.map(([, name]) => name))).toEqual([
    ['北京市', '北京市'],
    ['天津市', '天津市'],
    ['上海市', '上海市'],
    ['重庆市', '重庆市'],
    ['崁顶乡', '莰顶乡'],
  ]);
});

test('a region in Traditional Chinese keeps no simplified character', () => {
  // Characters that only Simplified Chinese has.
  const simplified =
    /[东乌亚兰关兴冈军凤刘刚剑务区华历厂厦县双发叶启吴园围国图圣场宁宝寿岛岭广庆张扬无时晋杨桥汉汇泸浏济湾滨滦潍灵热爱犹独环琼电盐监盘礼离纳经绍维绥罗聂肃苍苏萨营蓝诸谢贝贡贵费赣赵车辽达运连邓邹郑钢铁银锡镇长门阳阴陆陈随韩顺颍额风饶马驻鲁鸡鹤鹰黄齐龙]/u;
  expect(regions.map(([, name]) => traditionalRegion(name)).filter((name) => simplified.test(name))).toEqual([]);
  for (const [name, traditional] of [
    ['广东省', '廣東省'],
    ['沈阳市', '瀋陽市'],
    ['沈丘县', '沈丘縣'],
    ['台州市', '台州市'],
    ['后里区', '后里區'],
    ['台湾省', '台灣省'],
    ['龙游县', '龍游縣'],
  ])
    expect(traditionalRegion(name ?? '')).toBe(traditional);
});
