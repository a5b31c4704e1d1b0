import { describe, expect, it } from 'vitest';
import { composeName } from '../../mocks/src/catalogue-data/compose-name.ts';
import { parseName, toNumber, type Parsed } from './grammar.ts';
import { sizeOf, weightOf } from './measure.ts';
import { normalise } from './normalise.ts';
import { shapeOf } from './shape.ts';
import { traditional } from './traditional.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();

function read(name: string): Parsed {
  const parsed = parseName(name, vocabulary);
  if (!parsed) throw new Error(`No head word in ${name}`);
  return parsed;
}

function say(name: string): { en: string; hans: string; shape: string } {
  const parsed = read(name);
  const pieces = [parsed.head, ...parsed.pieces.map((piece) => ('word' in piece ? piece.word : piece))].map((piece) =>
    'measure' in piece ? piece.measure : { en: piece.en, 'zh-Hans': piece.hans, 'zh-Hant': piece.hant },
  );
  return { en: composeName(pieces, 'en'), hans: composeName(pieces, 'zh-Hans'), shape: shapeOf(parsed) };
}

describe('reading a source name', () => {
  it('finds the longest head word, the dimensions and the modifiers', () => {
    expect(say('Slope Inverted 45° 2 x 2 Double Convex')).toEqual({
      en: 'Slope, Inverted 45° 2 × 2 Double Convex',
      hans: '反坡砖 45° 2×2 外角',
      shape: 'slopecorner-45-2x2',
    });
    expect(say('Bracket 1 x 2 - 2 x 2 Inverted').hans).toBe('转角支架 1×2 / 2×2 反向');
    expect(say('Technic Brick 1 x 8 [7 Holes]')).toEqual({
      en: 'Technic Brick 1 × 8 with 7 Holes',
      hans: '科技砖 1×8 七孔',
      shape: 'technic-1x8',
    });
  });

  it('says what it could not read, so that half-read names stay out', () => {
    expect(read('Plate 2 x 4 Quibbled').unknown).toEqual(['quibbled']);
    expect(parseName('Sticker Sheet for Set 575-2', vocabulary)).toBeUndefined();
  });

  it('drops a joining word that the noise left hanging', () => {
    expect(say('Tile 1 x 2 with Groove').en).toBe('Tile 1 × 2');
    expect(say('Brick Special 1 x 1 with Headlight and No Slot').en).toBe('Brick, Special 1 × 1 with Headlight');
  });

  it('does not repeat what the head word promises', () => {
    expect(say('Slope Curved 2 x 1 No Studs [1/2 Bow]').hans).toBe('弧面砖 2×1');
    expect(say('Technic Beam 1 x 5 Thick').en).toBe('Liftarm 1 × 5');
    expect(say('Technic Beam 1 x 5 Thin').hans).toBe('孔臂 1×5 薄形');
  });

  it('reads mixed fractions as one measure', () => {
    expect(normalise('Brick Special 1 x 1 x 1 2/3 with Studs on 1 Side')).toBe(
      'brick special 1x1x1⅔ with studs on 1 side',
    );
    expect(toNumber('1⅔')).toBeCloseTo(5 / 3);
    expect(toNumber('⅔')).toBeCloseTo(2 / 3);
  });
});

describe('telling the drawing from a name', () => {
  it('keeps small first, and left and right apart', () => {
    expect(say('Wedge Plate 4 x 2 Left').shape).toBe('wedge-2x4-l');
    expect(say('Slope 33° 3 x 1').shape).toBe('slope-33-1x3');
    expect(say('Brick 1 x 2 x 5 without Side Supports').shape).toBe('brick-1x2x5');
  });

  it('falls back on a schematic of the right size', () => {
    expect(say('Mudguard 2 x 4 [Studded]').shape).toBe('schematic-wheel-2x4');
  });
});

describe('measuring', () => {
  it('counts height in plates: a plate one, a brick three', () => {
    expect(sizeOf(read('Plate 2 x 4'), 'plate-2x4')).toEqual({ width: 2, length: 4, height: 1 });
    expect(sizeOf(read('Brick 1 x 2 x 5'), 'brick-1x2x5')).toEqual({ width: 1, length: 2, height: 15 });
    expect(sizeOf(read('Slope 30° 1 x 1 x 2/3'), 'cheese-1x1')).toEqual({ width: 1, length: 1, height: 2 });
  });

  it('estimates a 2 × 4 brick at about two grams', () => {
    const brick = read('Brick 2 x 4');
    expect(weightOf(brick, 'brick-2x4', sizeOf(brick, 'brick-2x4'))).toBe(2120);
  });
});

describe('traditional Chinese', () => {
  it('chooses the sign by the phrase', () => {
    expect(traditional('人仔头发')).toBe('人仔頭髮');
    expect(traditional('弹射器 发射')).toBe('彈射器 發射');
    expect(traditional('面包')).toBe('麵包');
    expect(traditional('坡面砖')).toBe('坡面磚');
    expect(traditional('栏杆 操纵杆')).toBe('欄杆 操縱桿');
  });
});
