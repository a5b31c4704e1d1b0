import { describe, expect, it } from 'vitest';
import { composeName } from './compose-name.ts';

const word = (en: string, hans: string, hant = hans) => ({ en, 'zh-Hans': hans, 'zh-Hant': hant });
const plate = word('Plate', '基础板', '基礎板');
const withWord = word('with', '带~', '帶~');
const pinHole = word('Pin Hole', '销孔', '銷孔');
const clip = word('Clip', '夹', '夾');

describe('composing a part’s name', () => {
  it('writes dimensions with spaces in English and without in Chinese', () => {
    expect(composeName([plate, '2x4'], 'en')).toBe('Plate 2 × 4');
    expect(composeName([plate, '2x4'], 'zh-Hans')).toBe('基础板 2×4');
    expect(composeName([plate, '1x2/2x2'], 'zh-Hant')).toBe('基礎板 1×2 / 2×2');
  });

  it('joins "with" without a space in Chinese, and puts a space before a number', () => {
    expect(composeName([plate, '4x4', withWord, pinHole], 'zh-Hans')).toBe('基础板 4×4 带销孔');
    expect(composeName([plate, withWord, '3', pinHole], 'zh-Hant')).toBe('基礎板 帶 3 銷孔');
  });

  it('writes a second "with" as "and" in English', () => {
    expect(composeName([plate, withWord, pinHole, withWord, clip], 'en')).toBe('Plate with Pin Hole and Clip');
    expect(composeName([plate, withWord, word('with 3 Holes', '三孔')], 'en')).toBe('Plate with 3 Holes');
  });

  it('writes lengths in studs', () => {
    expect(composeName([plate, '16l'], 'en')).toBe('Plate 16L');
    expect(composeName([plate, '16l'], 'zh-Hans')).toBe('基础板 16 格');
  });
});
