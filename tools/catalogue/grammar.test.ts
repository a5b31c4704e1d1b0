import { expect, test } from 'vitest';
import { composeName } from '../../mocks/src/catalogue-data/compose-name.ts';
import { parseName, type Parsed } from './grammar.ts';
import { sizeOf, weightOf } from './measure.ts';
import { shapeOf } from './shape.ts';
import { traditional } from './traditional.ts';

function nameIn(language: 'en' | 'zh-Hans', { head, pieces }: Parsed): string {
  const words = [{ word: head }, ...pieces].map((piece) =>
    'measure' in piece ? piece.measure : { en: piece.word.en, 'zh-Hans': piece.word.hans, 'zh-Hant': piece.word.hant },
  );
  return composeName(words, language);
}

test.each([
  ['Slope Inverted 45° 2 x 2 Double Convex', 'Slope, Inverted 45° 2 × 2 Double Convex', '反坡砖 45° 2×2 外角'],
  ['Bracket 1 x 2 - 2 x 2 Inverted', 'Bracket 1 × 2 / 2 × 2 Inverted', '转角支架 1×2 / 2×2 反向'],
  ['Technic Brick 1 x 8 [7 Holes]', 'Technic Brick 1 × 8 with 7 Holes', '科技砖 1×8 七孔'],
  // A joining word with nothing after it is dropped, as is what the head word promises.
  ['Tile 1 x 2 with Groove', 'Tile 1 × 2', '光面板 1×2'],
  ['Brick Special 1 x 1 with Headlight and No Slot', 'Brick, Special 1 × 1 with Headlight', '特殊砖 1×1 带头灯'],
  ['Slope Curved 2 x 1 No Studs [1/2 Bow]', 'Slope, Curved 2 × 1', '弧面砖 2×1'],
  ['Technic Beam 1 x 5 Thick', 'Liftarm 1 × 5', '孔臂 1×5'],
  ['Technic Beam 1 x 5 Thin', 'Liftarm 1 × 5 Thin', '孔臂 1×5 薄形'],
])('%s is sold as %s', (source, en, hans) => {
  expect(nameIn('en', parseName(source))).toBe(en);
  expect(nameIn('zh-Hans', parseName(source))).toBe(hans);
});

test('a name that is not read whole is reported', () => {
  expect(() => parseName('Plate 2 x 4 Quibbled')).toThrow('“quibbled” of “Plate 2 x 4 Quibbled” is in no word list.');
  expect(() => parseName('Sticker Sheet for Set 575-2')).toThrow('No head word');
  expect(() => parseName('Plate 2 x 4 without')).toThrow('without what');
});

test.each([
  ['Plate 2 x 4', 'plate-2x4', { width: 2, length: 4, height: 1 }],
  ['Slope Inverted 45° 2 x 2 Double Convex', 'slopecorner-45-2x2', { width: 2, length: 2, height: 3 }],
  ['Wedge Plate 4 x 2 Left', 'wedge-2x4-l', { width: 2, length: 4, height: 1 }],
  ['Brick 1 x 2 x 5 without Side Supports', 'brick-1x2x5', { width: 1, length: 2, height: 15 }],
  ['Brick Special 1 x 1 x 1 2/3 with Studs on 1 Side', 'brick-1x1x1.67', { width: 1, length: 1, height: 5 }],
  ['Slope 30° 1 x 1 x 2/3', 'cheese-1x1', { width: 1, length: 1, height: 2 }],
  ['Mudguard 2 x 4 [Studded]', 'schematic-wheel-2x4', undefined],
])('%s has the shape %s, and its height in plates', (source, shape, size) => {
  expect(shapeOf(parseName(source))).toBe(shape);
  expect(sizeOf(parseName(source), shape)).toEqual(size);
});

test('a 2 × 4 brick weighs about two grams', () => {
  const brick = parseName('Brick 2 x 4');
  expect(weightOf(brick, 'brick-2x4', sizeOf(brick, 'brick-2x4'))).toBe(2120);
});

test.each([
  ['人仔头发', '人仔頭髮'],
  ['弹射器 发射', '彈射器 發射'],
  ['面包', '麵包'],
  ['坡面砖', '坡面磚'],
  ['栏杆 操纵杆', '欄杆 操縱桿'],
])('%s is %s in traditional Chinese: the phrase chooses the sign', (hans, hant) =>
  expect(traditional(hans)).toBe(hant),
);
