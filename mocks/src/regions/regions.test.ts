import { expect, test } from 'vitest';
import { regionNames } from './region-names.ts';
import { cityIdOf, regionsBelow } from './regions.ts';

test('has every province of China, and Hong Kong, Macao and Taiwan', async () => {
  const provinces = await regionsBelow('0');
  expect(provinces).toHaveLength(34);
  for (const name of ['上海市', '西藏自治区', '香港特别行政区', '澳门特别行政区', '台湾省'])
    expect(provinces.map((region) => region.name)).toContain(name);
});

test('each region is reachable from the provinces, and districts have none below them', async () => {
  const reached: string[] = [];
  for (const province of await regionsBelow('0')) {
    reached.push(province.id);
    const cities = await regionsBelow(province.id);
    expect(cities, province.name).not.toEqual([]);
    for (const city of cities) {
      const districts = await regionsBelow(city.id);
      expect(districts, city.name).not.toEqual([]);
      reached.push(city.id, ...districts.map(({ id }) => id));
    }
  }
  expect(reached.length).toBe(regionNames.size);
  expect(new Set(reached).size).toBe(reached.length);
  for (const code of ['310115', '999999', '', 'x', '00', '310199']) expect(await regionsBelow(code), code).toEqual([]);
});

test('finds a city by province, city and district, and none if they do not belong together', async () => {
  expect(await cityIdOf({ province: '上海市', city: '上海市', district: '浦东新区' })).toBe('310100');
  expect(await cityIdOf({ province: '新疆维吾尔自治区', city: '乌鲁木齐市', district: '天山区' })).toBe('650100');
  for (const place of [
    { province: '浙江省', city: '苏州市', district: '姑苏区' },
    { province: '江苏省', city: '苏州市', district: '西湖区' },
    { province: '江苏', city: '苏州市', district: '姑苏区' },
    { province: '苏州市', city: '姑苏区', district: '' },
    { province: '', city: '', district: '' },
  ])
    expect(await cityIdOf(place)).toBeUndefined();
});
