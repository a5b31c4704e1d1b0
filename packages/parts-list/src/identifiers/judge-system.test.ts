import fc from 'fast-check';
import { COLOUR_SYSTEMS } from '../formats/list.entity.ts';
import { judgeSystems } from './judge-system.ts';
import { loadReference } from '../reference/load-reference.ts';
import { quantityLooksLikeColour } from './looks-like-colour.ts';
import { COMMON_PARTS } from '../reference/test-parts.ts';
import { listIn, readLine } from './test-lists.ts';

const reference = await loadReference();
const chance = fc.noBias(fc.nat({ max: 9999 }).map((part) => part / 10_000));
/** A hundred lists drawn the same way in every run. */
const lists = fc.sample(fc.array(fc.tuple(chance, chance), { minLength: 24, maxLength: 40, size: 'max' }), {
  numRuns: 100,
  seed: 6,
});

test.each(COLOUR_SYSTEMS)(
  'of a hundred lists in the numbers of %s at least 95 are read rightly without a header',
  (system) => {
    const right = lists.filter((pairs) => {
      const lines = listIn(system, pairs, reference);
      const { name, by } = judgeSystems(lines, reference);
      expect(lines.length).toBeGreaterThanOrEqual(20);
      expect(by).toBe('evidence');
      return (
        name !== 'name' &&
        name !== 'element' &&
        lines.every(({ colour }) => reference.colourBy(name, colour) === reference.colourBy(system, colour))
      );
    });
    expect(right.length).toBeGreaterThanOrEqual(95);
  },
);

test('the scores count colours and pairs of every system, best first', () => {
  const lines = [
    ['3001', '11'],
    ['3002', '5'],
    ['3003', '86'],
    ['3004', '85'],
    ['3020', '1'],
    ['3020', '88'],
    ['unknown', '63'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  const { name, scores, isDoubtful } = judgeSystems(lines, reference);
  expect(name).toBe('bricklink');
  expect(isDoubtful).toBeUndefined();
  expect(scores.map(({ system }) => system).toSorted()).toEqual([...COLOUR_SYSTEMS].toSorted());
  expect(scores[0]).toMatchObject({ system: 'bricklink', colours: 7, ofColours: 7, pairs: 6, ofPairs: 6, share: 1 });
});

test('chooses Rebrickable without doubt if Rebrickable and LDraw read a list the same', () => {
  const lines = [
    ['3001', '0'],
    ['3002', '4'],
    ['3003', '71'],
    ['3004', '72'],
    ['3020', '15'],
    ['3021', '320'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(lines, reference)).toMatchObject({ name: 'rebrickable' });
  expect(judgeSystems(lines, reference).isDoubtful).toBeUndefined();
});

test('prefers the system of the format if two explain a list equally well, with doubt', () => {
  const lines = [
    ['3001', '7'],
    ['3002', '1'],
    ['3003', '5'],
    ['3020', '3'],
    ['3021', '2'],
    ['3022', '6'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(lines, reference)).toMatchObject({ name: 'bricklink', isDoubtful: true });
  expect(judgeSystems(lines, reference, undefined, undefined, 'rebrickable')).toMatchObject({
    name: 'rebrickable',
    by: 'evidence',
    isDoubtful: true,
  });
  const clear = lists.slice(0, 1).flatMap((pairs) => listIn('bricklink', pairs, reference));
  expect(judgeSystems(clear, reference, undefined, undefined, 'rebrickable')).toMatchObject({ name: 'bricklink' });
});

test('one colour that only LDraw has for a part is decisive', () => {
  const lines = [
    ['3001', '0'],
    ['3002', '4'],
    ['3003', '71'],
    ['3004', '72'],
    ['3020', '15'],
    ['3021', '320'],
    ['3020', '330'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(lines, reference)).toMatchObject({ name: 'ldraw' });
});

test('prefers BrickLink’s common colours to Rebrickable’s rare ones', () => {
  const unknown = ['63', '68', '69', '86', '150'].map((colour) => readLine('unknown', colour));
  expect(judgeSystems(unknown, reference)).toMatchObject({ name: 'bricklink', isDoubtful: true });
  const known = ['3001', '3002', '3003', '3020', '3023', '3024'].map((part, place) =>
    readLine(part, place % 2 === 0 ? '86' : '63'),
  );
  const { name, scores, isDoubtful } = judgeSystems(known, reference);
  expect([name, isDoubtful]).toEqual(['bricklink', undefined]);
  expect(scores.find(({ system }) => system === 'rebrickable')).toMatchObject({ colours: 2, pairs: 0 });
});

test('recognises a list with rare colours as Rebrickable’s without doubt', () => {
  const lines = [
    ['3001', '0'],
    ['3002', '4'],
    ['3003', '71'],
    ['3004', '72'],
    ['3020', '15'],
    ['3021', '320'],
    ['3022', '1103'],
    ['3023', '1136'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  const verdict = judgeSystems(lines, reference);
  expect(verdict).toMatchObject({
    name: 'rebrickable',
    scores: [{ system: 'rebrickable', colours: 8, ofColours: 8 }, {}, {}, {}, {}],
  });
  expect(verdict.isDoubtful).toBeUndefined();
});

test('is in doubt with little evidence', () => {
  expect(judgeSystems([readLine('3001', '1'), readLine('3002', '5')], reference).isDoubtful).toBe(true);
});

test('a single additional pair is not decisive, because lists have colours that were never made', () => {
  const made = (part: string, blue: boolean, grey: boolean) =>
    reference.coloursOf(part).has(1) === blue && reference.coloursOf(part).has(7) === grey;
  const both = COMMON_PARTS.filter((part) => made(part, true, true)).slice(0, 12);
  const onlyBlue = COMMON_PARTS.filter((part) => made(part, true, false)).slice(0, 2);
  const verdict = (parts: readonly string[]) =>
    judgeSystems(
      parts.map((part) => readLine(part, '7')),
      reference,
    );
  expect(verdict([...both, ...onlyBlue.slice(1)])).toMatchObject({ name: 'bricklink', isDoubtful: true });
  expect(verdict([...both, ...onlyBlue]).isDoubtful).toBeUndefined();
});

test('a header or the shopper’s choice takes precedence, and the scores are returned too', () => {
  const lines = lists.slice(0, 1).flatMap((pairs) => listIn('bricklink', pairs, reference));
  expect(judgeSystems(lines, reference, { system: 'lego', by: 'header' })).toMatchObject({
    name: 'lego',
    by: 'header',
    scores: [{ system: 'bricklink' }, {}, {}, {}, {}],
  });
  expect(judgeSystems(lines, reference, { system: 'lego', by: 'format' }, 'gds')).toMatchObject({
    name: 'gds',
    by: 'chosen',
  });
});

test('reads words as names, and element ids without colours', () => {
  expect(
    judgeSystems([readLine('3001', 'Red'), readLine('3002', '深灰'), readLine('3003', '71')], reference),
  ).toMatchObject({ name: 'name' });
  expect(judgeSystems([readLine('', '', '2', { element: '300121' })], reference)).toMatchObject({ name: 'element' });
  expect(judgeSystems([readLine('6016172', ''), readLine('300121', '')], reference)).toMatchObject({ name: 'element' });
});

test('accepts Gobricks’ colours without leading zeros', () => {
  const lines = [
    ['GDS-542', '71'],
    ['GDS-502', '80'],
    ['GDS-501', '10'],
    ['GDS-615', '90'],
    ['GDS-613', '50'],
    ['GDS-803', '72'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(lines, reference)).toMatchObject({ name: 'gds' });
});

test('accepts Gobricks’ colours of other numbers after a spreadsheet dropped their leading zeros', () => {
  const lines = [
    ['3001', '80'],
    ['3002', '90'],
    ['3003', '10'],
    ['3004', '71'],
    ['3020', '72'],
    ['3023', '30'],
    ['3710', '10'],
    ['3024', '80'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(lines, reference)).toMatchObject({
    name: 'gds',
    by: 'evidence',
    scores: [{ pairs: 8 }, {}, {}, {}, {}],
  });
});

describe('quantities that are colours', () => {
  test.each(COLOUR_SYSTEMS)('are detected only if the columns of a list in %s are swapped', (system) => {
    for (const pairs of lists.slice(0, 20)) {
      const lines = listIn(system, pairs, reference);
      expect(quantityLooksLikeColour(lines, reference)).toBeUndefined();
      const swapped = lines.map((line) => ({ ...line, colour: line.quantity, quantity: line.colour }));
      expect(quantityLooksLikeColour(swapped, reference)).toMatchObject({
        code: 'quantityLooksLikeColour',
        line: 2,
        column: 3,
      });
    }
  });

  test('are detected in a short list', () => {
    const lines = [
      ['3001', '2', '71'],
      ['3003', '1', '0'],
      ['3004', '4', '72'],
      ['3020', '2', '15'],
      ['3023', '6', '71'],
    ].map(([part, colour, quantity]) => readLine(part ?? '', colour, quantity));
    expect(quantityLooksLikeColour(lines, reference)).toMatchObject({
      code: 'quantityLooksLikeColour',
      line: 2,
      column: 3,
    });
    expect(
      quantityLooksLikeColour(
        lines.map((line) => ({ ...line, colour: line.quantity, quantity: line.colour })),
        reference,
      ),
    ).toBeUndefined();
  });

  test('are detected if they are the same colours in another system', () => {
    const lines = [
      ['3001', '0', '11'],
      ['3002', '4', '5'],
      ['3003', '71', '86'],
      ['3004', '72', '85'],
      ['3020', '15', '1'],
    ].map(([part, colour, quantity]) => readLine(part ?? '', colour, quantity));
    expect(quantityLooksLikeColour(lines, reference)).toMatchObject({ code: 'quantityLooksLikeColour' });
  });

  /** Common parts in colours that Gobricks and BrickLink both have, as a list in which both numbers are written. */
  function gobricksList(colourCount: number, toColour = (code: string) => code) {
    const shared = reference.colours.filter(({ codes }) => codes.gds && codes.bricklink).slice(0, colourCount);
    return Array.from({ length: 581 }, (_, place) => {
      const { gds = '', bricklink = '' } = shared[(place * 7) % shared.length]?.codes ?? {};
      const part = COMMON_PARTS[(place * 13) % COMMON_PARTS.length] ?? '3001';
      return readLine(part, toColour(gds), place % 9 === 4 ? String(1 + (place % 6)) : bricklink, { line: place + 2 });
    });
  }

  test.each([
    ['with three digits', gobricksList(40)],
    ['without leading zeros', gobricksList(40, (code) => String(Number(code)))],
    ['in three colours', gobricksList(3)],
    ['of parts that are not known', gobricksList(40).map((line) => ({ ...line, part: `x${line.part}` }))],
  ])('are detected if nearly every one is BrickLink’s number of Gobricks’ colour, %s', (_, lines) => {
    expect(quantityLooksLikeColour(lines, reference)).toMatchObject({ code: 'quantityLooksLikeColour', column: 3 });
  });

  test('are not suspected because most lines want one piece', () => {
    const white = COMMON_PARTS.map((part) => readLine(part, '15', '1'));
    // BrickLink's white is 1 too.
    expect(quantityLooksLikeColour([...white, readLine('3001', '0', '11')], reference)).toBeUndefined();
    const neverMade = COMMON_PARTS.map((part, place) => readLine(part, String(1000 + place), place % 5 ? '1' : '2'));
    expect(quantityLooksLikeColour(neverMade, reference)).toBeUndefined();
  });

  test('are not checked if the format counts the pieces', () => {
    expect(quantityLooksLikeColour([readLine('3001', '2', '4', { pieces: 4 })], reference)).toBeUndefined();
    expect(quantityLooksLikeColour([], reference)).toBeUndefined();
  });
});

test('recognises Gobricks’ colours in a list of shop keys', () => {
  const keys = ['GDS-1443-021', 'GDS-566-072', 'GDS-511-010', 'GDS-542-090', 'GDS-501-080', 'GDS-502-050'];
  expect(
    judgeSystems(
      keys.map((part) => readLine(part, '')),
      reference,
    ),
  ).toMatchObject({
    name: 'gds',
    by: 'evidence',
    scores: [{ system: 'gds', colours: 6, ofColours: 6 }, {}, {}, {}, {}],
  });
  // Two keys are enough.
  expect(
    judgeSystems(
      keys.slice(0, 2).map((part) => readLine(part, '')),
      reference,
    ).isDoubtful,
  ).toBeUndefined();
});

test('recognises three full-width digits as Gobricks’', () => {
  const wide = [
    ['3001', '０８０'],
    ['3002', '０３１'],
    ['3003', '０７２'],
    ['3004', '０８０'],
    ['3020', '０３１'],
  ].map(([part, colour]) => readLine(part ?? '', colour));
  expect(judgeSystems(wide, reference)).toMatchObject({ name: 'gds', by: 'evidence' });
  expect(judgeSystems(wide, reference).isDoubtful).toBeUndefined();
});
