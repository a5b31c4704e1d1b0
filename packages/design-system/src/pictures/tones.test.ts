import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FINISHES } from '../colours/finishes.ts';
import { glossOf } from './gloss.ts';
import { isDark, luminance, toneProperties } from './tones.ts';

const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

test.each(['#05131D', '#000000', '#FFFFFF', '#F2F3F2', '#C91A09'])('faces of %s are told apart', (hex) => {
  const tones = toneProperties(hex);
  const [top, left, right] = [tones['--9'], tones['--7'], tones['--4']];
  expect(contrast(top, left)).toBeGreaterThan(1.1);
  expect(contrast(left, right)).toBeGreaterThan(1.1);
  expect(contrast(top, right)).toBeGreaterThan(1.3);
});

test('a black part has light on its edges', () => {
  const tones = toneProperties('#05131D');
  expect(contrast(tones['--h'], tones['--7'])).toBeGreaterThan(2);
  expect(isDark('#05131D')).toBe(true);
  expect(isDark('#F2F3F2')).toBe(false);
});

test('more light is never darker', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...FINISHES), (n, finish) => {
      const tones = toneProperties(`#${n.toString(16).padStart(6, '0')}`, finish);
      const lights = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((place) => luminance(tones[`--${place}`]));
      expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    }),
  );
});

test('one can see through transparent parts, and only through those', () => {
  expect(Number(toneProperties('#AEEFEC', 'transparent')['--op'])).toBeLessThan(0.7);
  expect(toneProperties('#AEEFEC', 'solid')['--op']).toBe('1');
});

test('shiny finishes have a gloss of their own', () => {
  expect(FINISHES.map(glossOf).filter(Boolean)).toEqual(['pearl', 'metal', 'chrome', 'glitter']);
});

test('every colour and finish gives whole colours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...FINISHES), (n, finish) => {
      const { '--op': cover, '--rear': rear, ...tones } = toneProperties(`#${n.toString(16).padStart(6, '0')}`, finish);
      for (const tone of Object.values(tones)) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
      expect([Number(cover), Number(rear)].every((value) => value >= 0 && value <= 1)).toBe(true);
    }),
  );
});

test('an unreadable colour is grey, and none of its text is used', () => {
  expect(JSON.stringify(toneProperties('red;background:url(x)'))).not.toContain('url');
});
