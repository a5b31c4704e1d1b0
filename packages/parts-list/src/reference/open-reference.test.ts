import fc from 'fast-check';
import { COLOUR_SYSTEMS } from '../formats/list.entity.ts';
import { loadReference } from './load-reference.ts';
import { COMMON_PARTS } from './test-parts.ts';

const reference = await loadReference({ elements: true });
const plain = await loadReference();

describe('colours', () => {
  test('includes all of Rebrickable’s, common ones first, with three names each', () => {
    expect(reference.colours).toHaveLength(273);
    expect(reference.colours.map(({ codes }) => codes.lego !== undefined)).toEqual(
      reference.colours.map((_, place) => place < 104),
    );
    expect(new Set(reference.colours.map(({ id }) => id)).size).toBe(273);
    for (const { names, hex } of reference.colours) expect([hex, ...Object.values(names)]).not.toContain('');
    expect(reference.colour(71)).toMatchObject({
      hex: 'A0A5A9',
      finish: 'solid',
      names: { en: 'Light Bluish Gray', 'zh-Hans': '浅灰', 'zh-Hant': '淺灰' },
      codes: { bricklink: '86', lego: '194', gds: '071' },
    });
  });

  test.each(COLOUR_SYSTEMS)(
    'every code of %s leads back to its colour, with zeros, widths and spaces as they come',
    (system) => {
      for (const colour of reference.colours) {
        const code = colour.codes[system];
        if (code === undefined) continue;
        for (const written of [code, `0${code}`, ` ${code} `, `'${code}`, `${code}.0`])
          expect(reference.colourBy(system, written)).toBe(colour);
        expect(
          reference.colourBy(
            system,
            code.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
          ),
        ).toBe(colour);
      }
    },
  );

  test('finds every colour by its name in every language', () => {
    // Common colours have precedence for their names elsewhere, by BrickLink, LEGO or builders.
    const OTHERS: Record<string, number> = {
      'Pastel Blue': 313,
      'Trans-Black': 40,
      'Earth Orange': 6,
      'Light Purple': 29,
      'Medium Violet': 112,
    };
    for (const colour of reference.colours)
      for (const name of Object.values(colour.names))
        expect([name, reference.colourNamed(name)?.id]).toEqual([name, OTHERS[name] ?? colour.id]);
  });

  test.each([
    [1103, 'Pearl Titanium', '珠光钛', '珠光鈦', 'pearl'],
    [134, 'Copper', '铜色', '銅色', 'pearl'],
    [1136, 'Reddish Orange', '红橙', '紅橙', 'solid'],
    [86, 'Light Brown', '浅棕', '淺棕', 'solid'],
    [132, 'Speckle Black-Silver', '斑点黑银', '斑點黑銀', 'glitter'],
    [1095, 'Trans-Black', '明黑', '明黑', 'transparent'],
    [1018, 'Modulex Black', 'Modulex 黑', 'Modulex 黑', 'solid'],
    [1059, 'Opal Trans-Purple', '蛋白紫', '蛋白紫', 'milky'],
    [1144, 'Chrome Red', '镀红', '鍍紅', 'chrome'],
  ])(
    'the rare colour %i is known as %s, without numbers at BrickLink, LEGO or Gobricks',
    (id, en, hans, hant, finish) => {
      const { names, codes, finish: drawn } = reference.colour(id) ?? {};
      expect({ names, drawn }).toEqual({ names: { en, 'zh-Hans': hans, 'zh-Hant': hant }, drawn: finish });
      expect([codes?.bricklink, codes?.lego, codes?.gds]).toEqual([undefined, undefined, undefined]);
      expect(reference.colourBy('rebrickable', String(id))?.id).toBe(id);
    },
  );

  test.each([
    ['Dark Grey', 8],
    ['dark-gray', 8],
    ['Dark  Gray ', 8],
    ['DarkGray', 8],
    ['Dark Bluish Grey', 72],
    ['Light Bluish Gray 194', 71],
    ['71 - Light Bluish Gray', 71],
    ['深灰', 72],
    ['深灰色', 72],
    ['旧浅灰', 7],
    ['舊淺灰', 7],
    ['Trans-Clear', 47],
    ['trans clear', 47],
    ['Transparent', 47],
    ['Tr. Red', 36],
    ['transparent red', 36],
    ['Medium Stone Grey', 71],
    ['Earth Green', 288],
    ['Dark Green', 288],
    ['大红', 4],
    ['红色', 4],
    ['Medium Dark Flesh', 84],
    ['Ｒｅｄ', 4],
    ['DkGray', 8],
    ['Dk. Bluish Gray', 72],
    ['Lt_Bluish_Gray', 71],
    ['Med. Stone Grey', 71],
    ['Bright Lt Orange', 191],
    ['Trans-Lt Blue', 41],
    ['Medium Azure', 322],
    ['橘色', 25],
  ])('%s is colour %i', (name, id) => expect(reference.colourNamed(name)?.id).toBe(id));

  test('does not guess unknown names', () => {
    for (const name of ['', '71', 'Reddish', 'colour', '__proto__', 'constructor'])
      expect(reference.colourNamed(name)).toBeUndefined();
  });
});

describe('parts', () => {
  test.each([
    ['GDS-566', '3069b'],
    ['GDS-561', '3068b'],
    ['gds-0805', '87580'],
    ['834', '3048c'],
  ])('%s is the number of the mould %s', (gds, part) => expect(reference.partOfGds(gds)).toBe(part));

  test.each([
    ['3001', 4, 40],
    ['3023', 71, 60],
    ['3070b', 0, 40],
  ])('%s was made in colour %i and at least %i others', (part, colour, others) => {
    expect(reference.part(part)).toBe(part);
    expect(reference.coloursOf(part).has(colour)).toBe(true);
    expect(reference.coloursOf(part).size).toBeGreaterThan(others);
  });

  test('knows prints, stickers, sets and figures without listing them', () => {
    for (const number of [
      '3069bpr0001',
      '3626bpb0001',
      '3001p01',
      '973pb0123c01',
      '970c00pr0001',
      '973c03h03pr9999',
      '71043stk01',
      '10190-1',
      'fig-000123',
      'sw0001',
    ])
      expect(reference.part(number)).toBe(number);
    for (const number of ['', '99999999', 'red', '__proto__', 'constructor', 'prprpr', '3e10'])
      expect(reference.part(number)).toBeUndefined();
  });

  test('lists related parts in order: moulds, alternates, the part without its print', () => {
    expect(reference.kinOf('4589')).toEqual([{ part: '59900', by: 'mould' }]);
    expect(reference.kinOf('3794b').map(({ part }) => part)).toContain('15573');
    expect(reference.kinOf('6141')).toContainEqual({ part: '85861', by: 'alternate' });
    expect(reference.kinOf('3626bpb0001')[0]).toEqual({ part: '3626b', by: 'blank' });
    expect(reference.kinOf('973p2a')[0]).toEqual({ part: '3814', by: 'blank' });
    expect(reference.kinOf('nothing')).toEqual([]);
  });

  test('related parts are mutual', () => {
    const kin = COMMON_PARTS.flatMap((part) => reference.kinOf(part).map((other) => ({ ...other, of: part })));
    expect(kin.length).toBeGreaterThan(20);
    expect(
      kin.filter(({ part, by, of }) => !reference.kinOf(part).some((back) => back.part === of && back.by === by)),
    ).toEqual([]);
  });

  test('two shorter parts replace a longer one', () => {
    expect(
      [
        ['3710', '3023'],
        ['3001', '3003'],
        ['3023', '3024'],
        ['2431', '3069b'],
        ['3003', '3004'],
      ].map(([long = '']) => reference.halvesOf(long)),
    ).toEqual(['3023', '3003', '3024', '3069b', '3004']);
    expect(reference.halvesOf('3623')).toBeUndefined();
  });

  test('converts numbers of other catalogues in both directions', () => {
    expect(reference.alias('4073')).toBe('6141');
    expect(reference.bricklinkNumber('6141')).toBe('4073');
    expect(['3001', '60470b', '12825', '48729a'].map((part) => reference.bricklinkNumber(part))).toEqual([
      '3001',
      '60470b',
      '2555',
      '48729',
    ]);
    expect(['GDS-542', 'gds-542', '542', 'GDS542'].map((gds) => reference.partOfGds(gds))).toEqual([
      '3001',
      '3001',
      '3001',
      '3001',
    ]);
    expect(reference.partOfGds('GDS-99999')).toBeUndefined();
  });
});

describe('elements', () => {
  test('finds part and colour by id', () => {
    expect(reference.element('300121')).toEqual({ part: '3001', colour: 4 });
    expect(reference.element('301026')).toEqual({ part: '3010', colour: 0 });
    expect(reference.element('6133722')).toEqual({ part: '14719', colour: 0 });
    expect(reference.element('32001')).toBeUndefined();
    expect(reference.element('9999999')).toBeUndefined();
  });

  test('finds those of 2021 and later, also of parts made in one colour', () => {
    expect(reference.element('6605461')).toEqual({ part: '80543', colour: 15 });
    expect(reference.element('6508101')).toEqual({ part: '5091', colour: 297 });
    expect(reference.coloursOf('84772').size).toBe(1);
    expect(reference.element('6523049')).toEqual({ part: '84772', colour: 72 });
    expect(reference.elementOf('84772', 72)).toBe('6523049');
  });

  test('knows only legacy ids without the element table', () => {
    expect(plain.element('300121')).toEqual({ part: '3001', colour: 4 });
    expect(plain.element('6133722')).toBeUndefined();
    expect(plain.elementOf('14719', 0)).toBeUndefined();
  });

  test('finds every pair again by its newest id', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMMON_PARTS.filter((part) => reference.coloursOf(part).size > 0)),
        fc.nat({ max: 999 }),
        (part, chance) => {
          const colours = [...reference.coloursOf(part)];
          const colour = colours[chance % colours.length] ?? 0;
          expect(reference.element(reference.elementOf(part, colour) ?? '')).toEqual({ part, colour });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('near numbers', () => {
  test.each([
    ['30O1', '3001'],
    ['3oo1', '3001'],
    ['300l', '3001'],
    ['30I0', '3010'],
    ['3O32', '3032'],
    ['33001', '3001'],
    ['15537', '15573'],
    ['92693c01-f1.dat', '92693'],
    ['3001old', '3001'],
  ])('%s is similar to %s', (written, meant) => expect(reference.near(written)).toContain(meant));

  test('finds at most three, all known', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const near = reference.near(text);
        expect(near.length).toBeLessThanOrEqual(3);
        for (const number of near) expect(reference.part(number)).toBe(number);
      }),
      { numRuns: 50 },
    );
  });
});
