import fc from 'fast-check';
import { CODE_ALPHABET, CODE_LENGTH, checkLetter, codeProblem, groupedCode, maskedCode, readCode } from '../index.ts';

const LETTERS = Array.from(CODE_ALPHABET);
const letter = fc.constantFrom(...LETTERS);
/** Any code that can exist. */
const code = fc
  .array(letter, { minLength: CODE_LENGTH - 1, maxLength: CODE_LENGTH - 1 })
  .map((letters) => letters.join('') + checkLetter(letters.join('')));
const position = fc.nat({ max: CODE_LENGTH - 1 });

const CODE = `7K3F9QTA2MWX5RP${checkLetter('7K3F9QTA2MWX5RP')}`;
const withLetter = (text: string, index: number, other: string): string =>
  text.slice(0, index) + other + text.slice(index + 1);
const FULL_WIDTH_SHIFT = 0xfee0;
const toFullWidth = (text: string): string =>
  [...text].map((one) => String.fromCharCode(one.charCodeAt(0) + FULL_WIDTH_SHIFT)).join('');

test('no letter of a code looks like another one', () => {
  expect(CODE_ALPHABET).toHaveLength(32);
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  for (const confusing of '01IO') expect(CODE_ALPHABET).not.toContain(confusing);
});

test('the check letter stays the same: printed codes must remain valid', () => {
  expect(CODE).toBe('7K3F9QTA2MWX5RP8');
  expect(checkLetter('222222222222222')).toBe('2');
  expect(checkLetter('ZZZZZZZZZZZZZZZ')).toBe('H');
});

test('any code with its check letter is accepted', () => {
  fc.assert(
    fc.property(code, (known) => {
      expect(codeProblem(known)).toBeUndefined();
    }),
  );
});

test('one wrong letter is always noticed', () => {
  fc.assert(
    fc.property(code, position, letter, (known, index, other) => {
      fc.pre(known[index] !== other);
      expect(codeProblem(withLetter(known, index, other))).toBe('check');
    }),
  );
  const mistakes = [...CODE].flatMap((right, index) =>
    LETTERS.filter((other) => other !== right).map((other) => withLetter(CODE, index, other)),
  );
  expect(mistakes).toHaveLength(CODE_LENGTH * 31);
  expect(mistakes.filter((mistaken) => codeProblem(mistaken) !== 'check')).toEqual([]);
});

test('two neighbours in the wrong order are noticed, but for the first and the last letter of the alphabet', () => {
  fc.assert(
    fc.property(code, fc.nat({ max: CODE_LENGTH - 2 }), (known, index) => {
      const pair = known.slice(index, index + 2);
      const [first = '', second = ''] = pair;
      fc.pre(first !== second);
      const swapped = known.slice(0, index) + second + first + known.slice(index + 2);
      expect(codeProblem(swapped)).toBe(pair === '2Z' || pair === 'Z2' ? undefined : 'check');
    }),
  );
});

test('says what is wrong with a code: a letter that none has, then its length, then its check letter', () => {
  expect(codeProblem('')).toBe('tooShort');
  expect(codeProblem(CODE.slice(0, 15))).toBe('tooShort');
  expect(codeProblem(`${CODE}2`)).toBe('tooLong');
  expect(codeProblem('7K3F-0')).toBe('letters');
  expect(codeProblem(withLetter(CODE, 3, 'O'))).toBe('letters');
  expect(codeProblem(`${CODE}I`)).toBe('letters');
  expect(codeProblem(withLetter(CODE, 3, '砖'))).toBe('letters');
  expect(codeProblem(withLetter(CODE, 3, 'G'))).toBe('check');
});

test('reads a code as it is typed or pasted: small letters, groups, full width, invisible characters', () => {
  const typed = [
    CODE.toLowerCase(),
    '7K3F-9QTA-2MWX-5RP8',
    ' 7k3f 9qta\t2mwx 5rp8\n',
    '7K3F–9QTA—2MWX‑5RP8',
    '7K3F－9QTA　2MWX．5RP8',
    '7K3F·9QTA−2MWX_5RP8',
    '\uFEFF7K3F9QTA\u200B2MWX5RP8',
    toFullWidth(CODE),
    toFullWidth(CODE.toLowerCase()),
  ];
  expect(typed.map(readCode)).toEqual(typed.map(() => CODE));
});

test('any code is read from its groups, in any writing', () => {
  fc.assert(
    fc.property(code, fc.boolean(), fc.boolean(), (known, isSmall, isFullWidth) => {
      const groups = isSmall ? groupedCode(known).toLowerCase() : groupedCode(known);
      expect(readCode(isFullWidth ? toFullWidth(groups) : groups)).toBe(known);
    }),
  );
});

test('shows a code in groups of four, also while it is typed', () => {
  expect(groupedCode(CODE)).toBe('7K3F-9QTA-2MWX-5RP8');
  expect(groupedCode('7K3F9')).toBe('7K3F-9');
  expect(groupedCode('')).toBe('');
});

test('masks a code but for its first and last group, and a short one whole', () => {
  expect(maskedCode(CODE)).toBe('7K3F-••••-••••-5RP8');
  expect(maskedCode('7K3F9QTA')).toBe('••••-••••');
  expect(maskedCode('7K')).toBe('••');
  expect(maskedCode('')).toBe('');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
      const masked = maskedCode(letters.join('')).replaceAll('-', '');
      expect(masked).toHaveLength(letters.length);
      expect([...masked].filter((shown) => shown !== '•').length).toBeLessThanOrEqual(8);
    }),
  );
});
