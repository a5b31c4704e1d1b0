import fc from 'fast-check';
import { readSetNumber } from '../index.ts';

test('reads the number of a set as it is printed, typed or pasted', () => {
  const typed = [
    '801208',
    ' 801208 ',
    '801208-1',
    '801208 - 1',
    '#801208',
    '８０１２０８',
    '８０１２０８－１',
    '801 208',
    '801208–1',
  ];
  expect(typed.map(readSetNumber)).toEqual(typed.map(() => '801208'));
});

test('text that is no set number is none', () => {
  const typed = [
    '',
    '801',
    '80120812',
    '街角面包房',
    '801208-',
    '801208-123',
    '-1',
    'A801208',
    '8012.08',
    '80 12 08 12',
  ];
  expect(typed.map(readSetNumber)).toEqual(typed.map(() => undefined));
});

test('any number of 4 to 7 digits is read, with any version', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9_999_999 }), fc.option(fc.nat({ max: 99 })), (number, version) => {
      expect(readSetNumber(version === null ? `${number}` : `${number}-${version}`)).toBe(`${number}`);
    }),
  );
});
