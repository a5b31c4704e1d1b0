import { expect, test } from 'vitest';
import { inYuan, isRemoteArea } from './delivery.ts';

test('gives the rates in yuan', () => {
  expect(inYuan({ fee: 1000, freeFrom: 4900, freeFromRemote: 9900 })).toEqual({ fee: '10.00', near: 49, far: 99 });
  expect(inYuan({ fee: 650, freeFrom: 8850, freeFromRemote: 20000 })).toEqual({ fee: '6.50', near: 88.5, far: 200 });
});

test('recognises remote provinces in both scripts', () => {
  expect(
    ['新疆维吾尔自治区', '西藏自治区', '內蒙古自治區', '臺灣省'].map((province) => isRemoteArea({ province })),
  ).toEqual([true, true, true, true]);
});

test('does not mark other provinces', () => {
  expect(['浙江省', '上海市', ''].map((province) => isRemoteArea({ province }))).toEqual([false, false, false]);
});
