import { expect, test } from 'vitest';
import { readListFile } from '../formats/read-file.ts';
import { sells } from '../resolve/test-shop.ts';
import type { ExportForm, ExportScope } from './list-session.entity.ts';
import { exportList } from './export-list.ts';
import { listSessionWith, file } from './test-list-session.ts';

const LIST = file('车站/大厅?.csv', 'Part,Color,Quantity\n3001,4,50\n30O1,4,一打\n3002,7,6\n3003,4,9\n');
const GOODS = [sells('3001', { 4: [20, 20] }), sells('3002', { 4: [50, 15] })];

async function exported(scope: ExportScope, form: ExportForm) {
  const { session } = await listSessionWith([LIST], GOODS);
  const written = exportList(session.exportInput(), scope, form, {
    columns: {
      part: '零件编号',
      colour: '颜色编号',
      colourName: '颜色名称',
      quantity: '数量',
      state: '状态',
      written: '文件里写的',
      name: '名称',
      price: '单价',
    },
    buckets: {
      ready: '可直接买',
      renamed: '',
      noColour: '无此颜色',
      short: '库存不足',
      offSale: '',
      overLimit: '',
      notSold: '本店不售',
      unread: '未能识别',
    },
  });
  return { ...written, text: new TextDecoder().decode(written.bytes) };
}

/** The lines that our own reader finds in the file. */
const cellsOf = ({ name, bytes }: { name: string; bytes: Uint8Array }) =>
  readListFile({ name, bytes }).lines.map(({ part, colour, quantity }) => `${part} ${colour} ${quantity}`);

test('exports the whole list, with lines that were not understood as they are written', async () => {
  const written = await exported('all', 'rebrickable');
  expect(written).toMatchObject({ name: '车站-大厅-.csv', type: 'text/csv;charset=utf-8', leftOut: 0 });
  expect(cellsOf(written)).toEqual(['3001 4 50', '30O1 4 一打', '3002 7 6', '3003 4 9']);
});

test('exports a single bucket', async () => {
  const written = await exported('noColour', 'rebrickable');
  expect(written.name).toBe('车站-大厅--noColour.csv');
  expect(cellsOf(written)).toEqual(['3002 7 6']);
});

test('exports what is not bought, and the missing pieces of short rows', async () => {
  expect(cellsOf(await exported('rest', 'rebrickable'))).toEqual(['3001 4 30', '30O1 4 一打', '3002 7 6', '3003 4 9']);
});

test('counts the rows that a format cannot hold', async () => {
  const { text, leftOut, type } = await exported('all', 'bricklink');
  expect({ leftOut, type }).toEqual({ leftOut: 1, type: 'application/xml' });
  expect(text).toContain('<ITEMID>3001</ITEMID><COLOR>5</COLOR><MINQTY>50</MINQTY>');
});

test('exports a workbook with the status of each row, which reads back as the same list', async () => {
  expect(cellsOf(await exported('all', 'xlsx'))).toEqual(['3001 4 50', '30O1 4 一打', '3002 7 6', '3003 4 9']);
});

test('never exports the number of another colour system as one of Rebrickable', async () => {
  const wanted =
    '<INVENTORY><ITEM><ITEMID>3001</ITEMID><COLOR>0</COLOR><MINQTY>2</MINQTY></ITEM><ITEM><ITEMID>30O1</ITEMID><COLOR>5</COLOR><MINQTY>3</MINQTY></ITEM><ITEM><ITEMID>3002</ITEMID><COLOR>70</COLOR><MINQTY>4</MINQTY></ITEM></INVENTORY>';
  const { session } = await listSessionWith([file('wanted.xml', wanted)], GOODS);
  const cells = (form: ExportForm) => cellsOf(exportList(session.exportInput(), 'all', form));
  expect(cells('rebrickable')).toEqual(['3001 9999 2', '30O1 4 3', '3002  4']);
  session.setSettings({ hidden: 'ask' });
  expect(cells('rebrickable')[0]).toBe('3001  2');
  expect(cells('xlsx')).toEqual(['3001  2', '30O1 4 3', '3002  4']);
});
