import { describe, expect, it } from 'vitest';
import { patternOf } from './pattern.ts';

describe('reading the pattern of a printed part', () => {
  it('says it in three languages', () => {
    expect(patternOf('Tile 2 x 2 with Black Wide Arrow Print')).toEqual({
      en: 'with Black Wide Arrow Print',
      hans: '黑色 宽 箭头 印刷',
      hant: '黑色 寬 箭頭 印刷',
    });
    expect(patternOf('Tile 1 x 1 with letter Capital J Print')).toMatchObject({
      en: 'with Letter J Print',
      hans: '字母 J 印刷',
    });
  });

  it('tells figures that are printed from figures that count', () => {
    expect(patternOf("Brick 2 x 2 with Black '3' Print")?.hans).toBe('黑色 3 印刷');
    expect(patternOf('Slope 45° 2 x 2 with 3 Gauges and 3 Knobs Print')?.hans).toBe('三个 仪表和三个 旋钮 印刷');
  });

  it('leaves out what the mould has under the print', () => {
    expect(patternOf('Tile 1 x 2 with Groove and Compass Print')?.en).toBe('with Compass Print');
  });

  it('is silent where a word is not in the list', () => {
    expect(patternOf('Tile 2 x 2 with Nixel Grin Print')).toBeUndefined();
    expect(patternOf('Tile 2 x 2')).toBeUndefined();
  });
});
