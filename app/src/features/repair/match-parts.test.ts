import { inventoryLines } from '@shop/design-system/screens/repair/fixtures-repair-pick.ts';
import { expect, test } from 'vitest';
import { matchParts } from './match-parts.ts';

const read = async (text: string) =>
  (await matchParts(text, inventoryLines)).map((row) =>
    row.kind === 'matched'
      ? `${row.line} ${row.part.partNumber} ${row.part.colour.name} × ${row.quantity}`
      : `${row.line} ${row.kind}`,
  );

test.each([
  ['typed lines', '3005 棕色 2\n3004 杏黄 x3', ['1 3005 棕色 × 2', '2 3004 杏黄 × 3']],
  ['a CSV file', 'Part,Color,Quantity\r\n3005,70,2\r\n\r\n"3004",19,3', ['2 3005 棕色 × 2', '4 3004 杏黄 × 3']],
  ['cells of a spreadsheet', '编号\t颜色\t数量\nGDS-531\t棕色\t2', ['2 3005 棕色 × 2']],
  [
    'the colour numbers of another catalogue',
    '3005,88,2\n3004,2,3\n3069b,2,1',
    ['1 3005 棕色 × 2', '2 3004 杏黄 × 3', '3 3069b 杏黄 × 1'],
  ],
  ['names in English', '3005 Reddish Brown 2\n54200 Dark Green 1', ['1 3005 棕色 × 2', '2 54200 深绿 × 1']],
  ['names in traditional Chinese', '3004 杏黃 1\n3023 棕色 2', ['1 3004 杏黄 × 1', '2 3023 棕色 × 2']],
  [
    'commas, tabs and spaces in one list',
    '3005 棕色 2\n3004,杏黄,4\n54200\t深绿\t1',
    ['1 3005 棕色 × 2', '2 3004 杏黄 × 4', '3 54200 深绿 × 1'],
  ],
  ['a line without a quantity', '3005 棕色', ['1 3005 棕色 × 1']],
  ['the only part with a number, without a colour', '2420', ['1 2420 深灰 × 1']],
])('matches %s', async (_, text, rows) => {
  expect(await read(text)).toEqual(rows);
});

test('returns every line that is not a part of the set, with the reason', async () => {
  expect(await read('3005 棕色 2\n3005 白色 1\n3001 红色 4\n3004 杏黄 0\n屋顶上那颗')).toEqual([
    '1 3005 棕色 × 2',
    '2 otherColour',
    '3 notInSet',
    '4 noQuantity',
    '5 notInSet',
  ]);
});

test('returns each line as it was pasted', async () => {
  const rows = await matchParts('3001, 红色 ,4\n\n  屋顶上那颗 ', inventoryLines);
  expect(rows.map(({ line, text }) => [line, text])).toEqual([
    [1, '3001, 红色 ,4'],
    [3, '屋顶上那颗'],
  ]);
});
