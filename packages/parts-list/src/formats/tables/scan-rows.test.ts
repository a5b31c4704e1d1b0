import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LINE_LENGTH, MAX_PROBLEMS } from '../limits.ts';
import type { FileProblem } from '../list.entity.ts';
import { take } from './rows.ts';
import { scanRows, type Delimiter } from './scan-rows.ts';

function scan(text: string, delimiter: Delimiter = ',') {
  const problems: FileProblem[] = [];
  const rows = take(scanRows(text, delimiter, problems), Infinity);
  return {
    rows: rows.map(({ line, cells }) => [line, ...cells]),
    long: rows.filter(({ problem }) => problem).map(({ line }) => line),
    problems,
  };
}

test('reads quotes by RFC 4180, and counts line ends in cells as lines', () => {
  expect(scan('a,"b, ""c""",d\n"e\nf",g,""\nh, "i" ,j').rows).toEqual([
    [1, 'a', 'b, "c"', 'd'],
    [2, 'e\nf', 'g', ''],
    [4, 'h', 'i', 'j'],
  ]);
});

test('splits rows that are in one cell each', () => {
  expect(scan('"Part,Color,Quantity,Name"\n"3001,4,20,""Brick, 2x4"""\n').rows).toEqual([
    [1, 'Part', 'Color', 'Quantity', 'Name'],
    [2, '3001', '4', '20', 'Brick, 2x4'],
  ]);
});

test('reads a quote inside a cell as an inch sign', () => {
  expect(scan('3001,Brick 2" x 4",5\n3002,"Tile" 2x2,6\n')).toEqual({
    rows: [
      [1, '3001', 'Brick 2" x 4"', '5'],
      [2, '3002', '"Tile" 2x2', '6'],
    ],
    long: [],
    problems: [],
  });
});

test.each([
  ['at the end of the file', '3001,4,20\n3002,"5,10\n3003,6,30\n', 2, 2],
  ['before a line that opens one of its own', '"3001,4,20\n3002,"Brick, 2x4",5\n3003,6,30\n', 1, 1],
  ['twice', '"3001,4,20\n3002,5,10\n"3003,6,30\n', 1, 1],
  ['and one at an end far below', '3001,4,20\n"3002,5,10\n3003,6,30"\n', 2, 1],
  ['before a line that ends with one', '3001,4,20\n3002,5,"10\n3003,6,30"\n', 2, 3],
])('reads the lines after an unclosed quote, %s', (_, text, line, column) => {
  const { rows, problems } = scan(text);
  expect(problems[0]).toEqual({ code: 'unclosedQuote', line, column });
  expect(rows.map(([, part]) => part)).toEqual(['3001', '3002', '3003']);
});

test('skips a line that is too long and reads the others', () => {
  expect(
    scan(`3001,4,20\n${'x,'.repeat(MAX_LINE_LENGTH)}\n3002,5,10\n`).rows.map(([line, part]) => [
      line,
      String(part).length,
    ]),
  ).toEqual([
    [1, 4],
    [2, 200],
    [3, 4],
  ]);
  expect(scan(`3001,4,20\n${'x,'.repeat(MAX_LINE_LENGTH)}\n3002,5,10\n`).long).toEqual([2]);
});

test('limits the number of reported unclosed quotes', () => {
  const { rows, problems } = scan('"3001,4,20\n'.repeat(1000));
  expect(problems).toHaveLength(MAX_PROBLEMS);
  expect(rows.every(([, part]) => part === '3001')).toBe(true);
});

test('reads every quoted cell back, with the line where each row starts', () => {
  const cell = fc
    .array(fc.constantFrom('a', '3', '"', ',', '\n', ' ', ';', '零'), { maxLength: 6 })
    .map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 12 }), (rows) => {
      const text = rows
        .map((cells) => `${cells.map((written) => `"${written.replaceAll('"', '""')}"`).join(',')}\n`)
        .join('');
      let line = 1;
      const expected = rows.map((cells) => {
        const from = line;
        line += 1 + cells.join('').split('\n').length - 1;
        return [from, ...cells];
      });
      expect(scan(text)).toEqual({ rows: expected, long: [], problems: [] });
    }),
    { numRuns: 50 },
  );
});
