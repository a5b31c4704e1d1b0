import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWorkbook } from '../src/formats/test-xlsx.ts';
import { run } from './run.ts';

type Row = {
  line: number;
  read: { part: string; colour: string; quantity: string };
  part: string | null;
  colour: number | string | null;
  colourName: string | null;
  quantity: number | null;
  steps: { name: string }[];
  spare?: true;
  problem?: { code: string; column?: number; sentence: string };
};
type Report = {
  format: string;
  warnings: { code: string; line?: number; column?: number; sentence: string }[];
  colourSystem: { name: string; by: string; evidence: unknown[] };
  lines: Row[];
  ignored: { line: number; why: string; text: string }[];
  totals: { lines: number; pieces: number };
  control?: { stated: number; counted: number };
};

type Result = { code: number | null; out: string; reports: string[] };

/** Runs the command on contents as a file called `list`, or as standard input for `-`. */
async function bricklist(contents: string | Uint8Array, ...args: string[]): Promise<Result> {
  return call(args.includes('-') ? args : ['list', ...args], contents);
}

async function call(args: readonly string[], contents: string | Uint8Array = ''): Promise<Result> {
  const out: string[] = [];
  const reports: string[] = [];
  const code = await run(args, {
    write: (bytes) => out.push(typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)),
    report: (sentence) => reports.push(...sentence.split('\n')),
    read: async () => (typeof contents === 'string' ? new TextEncoder().encode(contents) : contents),
  });
  return { code, out: out.join(''), reports };
}

const folder = mkdtempSync(path.join(tmpdir(), 'bricklist-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a process. */
function callProcess(args: readonly string[], input?: string): Result {
  const command = path.resolve(import.meta.dirname, 'bricklist.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command, ...args],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8', input },
  );
  return { code: status, out: stdout, reports: stderr.split('\n').filter(Boolean) };
}

const REBRICKABLE =
  'Part,Color,Quantity,Is Spare\n3001,4,12,False\n3070,0,"1,234",False\n6141,15,2,True\nnonsense,4,3,False\n3003,4,x,False\n';

test('prints the identified list, and reports problems to standard error', async () => {
  const { code, out, reports } = await bricklist(REBRICKABLE);
  const report = JSON.parse(out) as Report;
  expect(code).toBe(0);
  expect(report).toMatchObject({
    format: 'rebrickable',
    writtenAs: 'csv',
    colourSystem: { name: 'rebrickable', by: 'format' },
    totals: { lines: 5, pieces: 1251 },
  });
  expect(report.colourSystem.evidence).toHaveLength(5);
  expect(report.lines[0]).toEqual({
    line: 2,
    read: { part: '3001', colour: '4', quantity: '12' },
    part: '3001',
    colour: 4,
    colourName: 'Red',
    quantity: 12,
    steps: [{ name: 'exact', from: '3001', to: '3001' }],
  });
  expect(report.lines[1]).toMatchObject({
    line: 3,
    part: '3070b',
    quantity: 1234,
    steps: [{ name: 'mould', from: '3070', to: '3070b' }],
  });
  expect(report.lines[2]).toMatchObject({ line: 4, spare: true });
  expect(report.lines[3]).toMatchObject({ line: 5, part: 'nonsense', quantity: 3, problem: { code: 'unknownPart' } });
  expect(report.lines[4]).toMatchObject({
    line: 6,
    part: '3003',
    quantity: null,
    problem: {
      code: 'badQuantity',
      column: 3,
      sentence: 'The quantity “x” is not a number. Enter a whole number, such as 12.',
    },
  });
  expect(report.ignored).toEqual([{ line: 1, why: 'header', text: expect.stringContaining('Part') }]);
  expect(reports).toEqual([
    expect.stringMatching(/^list:5:1: We do not know the part number “nonsense”\./),
    'list:6:3: The quantity “x” is not a number. Enter a whole number, such as 12.',
  ]);
});

test('prints the list as a file for another tool, and reports lines that its format cannot hold', async () => {
  expect((await bricklist(REBRICKABLE, '--to', 'rebrickable')).out).toBe(
    'Part,Color,Quantity,Is Spare\n3001,4,12,False\n3070b,0,1234,False\n6141,15,2,True\nnonsense,4,3,False\n3003,4,x,False\n',
  );
  const { code, out, reports } = await bricklist(REBRICKABLE, '--to', 'bricklink');
  expect(code).toBe(0);
  expect(out).toContain('<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><MINQTY>12</MINQTY></ITEM>');
  expect(reports.filter((sentence) => sentence.endsWith('Left out: the line was not understood.'))).toEqual([
    expect.stringMatching(/^list:5: /),
    expect.stringMatching(/^list:6: /),
  ]);
  expect((await bricklist(REBRICKABLE, '--to', 'pab')).out).toMatch(
    /^elementId,quantity\n\d+,12\n\d+,999\n\d+,235\n\d+,2\n$/,
  );
});

test('reads the same pieces from the file of each tool', async () => {
  const piecesOf = async (text: string) =>
    Object.fromEntries(
      (JSON.parse((await call(['-'], text)).out) as Report).lines.map(({ part, colour, quantity }) => [
        `${part} ${colour}`,
        quantity,
      ]),
    );
  const list = 'Part,Color,Quantity\n3001,4,12\n3003,15,7\n3023,0,30\n';
  for (const form of ['rebrickable', 'bricklink', 'pab'])
    expect(await piecesOf((await call(['-', '--to', form], list)).out), form).toEqual({
      '3001 4': 12,
      '3003 15': 7,
      '3023 0': 30,
    });
});

test('reads escaped formulas of its own csv back unchanged', async () => {
  const list = 'Part,Color,Quantity,Is Spare\n@x,4,1,False\n=1+1,4,2,False\n-3,4,-1,False\n';
  const readOf = async (text: string) =>
    (JSON.parse((await call(['-'], text)).out) as Report).lines.map(({ read, problem }) => [read, problem?.code]);
  const { out } = await call(['-', '--to', 'rebrickable'], list);
  expect(out).toContain("'=1+1,");
  expect(await readOf(out)).toEqual(await readOf(list));
});

test('reports what the colour system is based on for a list without a header', async () => {
  expect((JSON.parse((await bricklist('3001,Red,2\n3023,深灰,5\n')).out) as Report).colourSystem).toMatchObject({
    name: 'name',
    by: 'evidence',
  });
});

test('reads colours by the system of the option', async () => {
  const colourOf = async (...args: string[]) =>
    (JSON.parse((await bricklist('Part,Colour,Quantity\n3001,5,1\n', ...args)).out) as Report).lines[0]?.colourName;
  expect(await colourOf('--colours', 'bricklink')).toBe('Red');
  expect(await colourOf('--colours', 'rebrickable')).toBe('Dark Pink');
  expect(await colourOf('--colours', 'lego')).toBe('Tan');
});

test('warns in the JSON and on standard error that quantities look like colour numbers', async () => {
  const rows = ['3001,080,11', '3002,090,1', '3003,010,5', '3004,071,86', '3020,072,85', '3023,030,3'];
  const { code, out, reports } = await bricklist(`part,colour,quantity\n${rows.join('\n')}\n`);
  const warning = 'The quantities look like colour numbers.';
  expect(code).toBe(0);
  expect((JSON.parse(out) as Report).warnings).toEqual([
    { code: 'quantityLooksLikeColour', line: 2, column: 3, sentence: expect.stringContaining(warning) },
  ]);
  expect(reports).toEqual([expect.stringContaining(`list:2:3: ${warning}`)]);
  expect((JSON.parse((await bricklist('Part,Color,Quantity\n3001,4,2\n')).out) as Report).warnings).toEqual([]);
  // A workbook with numbers in its cells, so Gobricks' leading zeros are lost.
  const cells = rows.map((row) => row.split(',').map((cell, column) => (column === 0 ? cell : Number(cell))));
  const workbook = writeWorkbook([{ name: '清单', rows: [['零件编号', '颜色编号', '数量'], ...cells] }]);
  expect((JSON.parse((await bricklist(workbook)).out) as Report).warnings).toMatchObject([
    { code: 'quantityLooksLikeColour', line: 2, column: 3 },
  ]);
});

test('counts the parts of a model', async () => {
  const at = '0 0 0 1 0 0 0 1 0 0 0 1';
  const report = JSON.parse(
    (
      await bricklist(
        `0 FILE a.ldr\n1 4 ${at} b.ldr\n1 15 ${at} b.ldr\n0 FILE b.ldr\n1 16 ${at} 3001.dat\n1 0 ${at} 3003.dat\n`,
      )
    ).out,
  ) as Report;
  expect(report.lines.map(({ line, part, colour, quantity }) => [line, part, colour, quantity])).toEqual([
    [5, '3001', 4, 1],
    [5, '3001', 15, 1],
    [6, '3003', 0, 2],
  ]);
  expect(report.totals).toEqual({ lines: 3, pieces: 4 });
});

test('compares the total in the file with the pieces that were read', async () => {
  const { out, reports } = await bricklist(
    'BLItemNo,ElementId,LdrawId,PartName,BLColorId,LDrawColorId,ColorName,ColorCategory,Qty,Weight\n3001,,3001,Brick,5,4,Red,Solid Colors,40,0.86\n,,,,,,,,,\nTotal qty,Total Weight,,,,,,,,\n41,34.4,,,,,,,,\n',
  );
  expect((JSON.parse(out) as Report).control).toEqual({ stated: 41, counted: 40 });
  expect(reports).toEqual([expect.stringContaining('says 41 pieces, but we counted 40')]);
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0), 'This is a picture'],
  ['columns that hold no parts', 'foo;bar;baz\nqq;x;1\nww;y;2\n', 'We could not find a column with part numbers.'],
  ['a list without lines', 'Part,Color,Quantity\n', 'We could not find any parts in it.'],
])('reports why %s could not be read', async (_, contents, sentence) => {
  const { code, out, reports } = await bricklist(contents);
  expect([code, out]).toEqual([1, '']);
  expect(reports[0]).toMatch(/^list:/);
  expect(reports[0]).toContain(sentence);
});

test('reads a file relative to the working folder, reads standard input, and reports a missing file', () => {
  writeFileSync(path.join(folder, 'list.csv'), REBRICKABLE);
  const ofFile = callProcess(['list.csv']);
  expect(ofFile).toMatchObject({
    code: 0,
    reports: [expect.stringContaining('list.csv:5:1: '), expect.stringContaining('list.csv:6:3: ')],
  });
  expect((JSON.parse(ofFile.out) as Report).totals).toEqual({ lines: 5, pieces: 1251 });
  expect(callProcess(['-', '--to', 'rebrickable'], 'Part,Color,Quantity\n3001,4,1\n')).toEqual({
    code: 0,
    out: 'Part,Color,Quantity,Is Spare\n3001,4,1,False\n',
    reports: [],
  });
  expect(callProcess(['missing.csv'])).toEqual({
    code: 1,
    out: '',
    reports: ['missing.csv: The file does not exist. Check its name and folder.'],
  });
}, 30_000);

test.each([[[]], [['a', 'b']], [['a', '--to', 'pdf']], [['a', '--colours', 'duplo']], [['a', '--loud']]])(
  'prints the usage when called with %j',
  async (args) => {
    const { code, out, reports } = await call(args);
    expect([code, out]).toEqual([2, '']);
    expect(reports.join('\n')).toContain('npm run -s bricklist -- FILE');
  },
);

test('never prints a stack trace or control characters of a file', async () => {
  const { reports } = await bricklist('Part,Color,Quantity\n3001,4,1\n"\u001B[31m\u0007",4,1\n\0\0,4,1\n');
  // oxlint-disable-next-line no-control-regex -- control characters are what the test looks for
  expect(reports.join('')).not.toMatch(/[\u0000-\u001F]| at .*\.ts:/);
});

test('reads parts without a colour in a BrickLink list as any colour, also after converting', async () => {
  const { out } = await bricklist(
    'Part,Color,Quantity,Is Spare\n3001,9999,3,False\n3002,4,1,False\n',
    '--to',
    'bricklink',
  );
  expect((JSON.parse((await bricklist(out)).out) as Report).lines).toMatchObject([
    { part: '3001', colour: 'any', quantity: 3 },
    { part: '3002', colour: 4 },
  ]);
  expect((await bricklist(out, '--to', 'rebrickable')).out).toBe(
    'Part,Color,Quantity,Is Spare\n3001,9999,3,False\n3002,4,1,False\n',
  );
  expect((await bricklist(out, '--to', 'bricklink')).out).toBe(out);
});

test('never writes the colour number of another system as one of Rebrickable', async () => {
  const { out } = await bricklist(
    'Part,BrickLink color,Qty\n3001,0,2\n3002,70,4\n3003,Blurple,1\n',
    '--to',
    'rebrickable',
  );
  expect(out).toBe('Part,Color,Quantity,Is Spare\n3001,,2,False\n3002,,4,False\n3003,Blurple,1,False\n');
});
