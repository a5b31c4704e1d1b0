import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch } from './oklch.ts';
import { shadeDifference, shadeDistance, type Trait } from './shade-difference.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16).padStart(6, '0'));
const said = (shade: string, from: string) => shadeDifference(shade, from).traits.map(({ trait }) => trait);

test.each([
  ['dark red is darker than red', '720E0F', 'C91A09', 'darker'],
  ['orange is more orange than red', 'FE8A18', 'C91A09', 'orange'],
  ['sand blue is greyer than blue', '6074A1', '0055BF', 'grey'],
  ['light bluish grey is lighter than dark bluish grey', 'A0A5A9', '6C6E68', 'lighter'],
  ['tan is yellow beside white', 'E4CD9E', 'FFFFFF', 'yellow'],
  ['turquoise tends to turquoise beside green', '008F9B', '237841', 'turquoise'],
  ['lavender tends to purple beside pink', 'AC78BA', 'FC97AC', 'purple'],
  ['lime is greener than yellow', 'BBE90B', 'F2CD37', 'green'],
])('%s', (_story, shade, from, trait) => {
  expect(said(shade, from)).toContain(trait);
});

test('red mixed with black is only darker, and with white lighter and softer', () => {
  expect(said('720E0F', 'C91A09')).toEqual(['darker']);
  expect(said('E88C82', 'C91A09').toSorted()).toEqual(['lighter', 'soft']);
});

test('names the greatest difference first, and how great it is', () => {
  expect(shadeDifference('05131D', 'FFFFFF').traits[0]).toEqual({ trait: 'darker', degree: 'much' });
  expect(shadeDifference('A0A5A9', '9BA19D')).toEqual({ nearness: 'same', traits: [] });
  expect(shadeDifference('F2CD37', 'C91A09').nearness).toBe('far');
});

test('a shade does not differ from itself', () => {
  fc.assert(
    fc.property(hex, (shade) => {
      expect(shadeDifference(shade, shade)).toEqual({ nearness: 'same', traits: [] });
    }),
  );
});

const OPPOSITE: Partial<Record<Trait, Trait>> = { lighter: 'darker', darker: 'lighter' };

test('the way back is as far, and lighter one way is darker the other', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const [there, back] = [shadeDifference(other, one), shadeDifference(one, other)];
      expect(back.nearness).toBe(there.nearness);
      const lightness = ({ traits }: typeof there) => traits.find(({ trait }) => OPPOSITE[trait]);
      const light = lightness(there);
      expect(lightness(back)).toEqual(light && { ...light, trait: OPPOSITE[light.trait] });
      expect(shadeDistance(one, other)).toBeCloseTo(shadeDistance(other, one));
    }),
  );
});

test('says lighter only of what is lighter, and more vivid only of what has more chroma', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const traits = said(other, one);
      const [from, to] = [toOklch(one), toOklch(other)];
      if (traits.includes('lighter')) expect(to.lightness).toBeGreaterThan(from.lightness);
      if (traits.includes('darker')) expect(to.lightness).toBeLessThan(from.lightness);
      if (traits.includes('vivid')) expect(to.chroma).toBeGreaterThan(from.chroma);
      if (traits.includes('grey') || traits.includes('soft')) expect(to.chroma).toBeLessThan(from.chroma);
      if (traits.includes('soft')) expect(to.lightness).toBeGreaterThan(from.lightness);
    }),
  );
});

test('has words for every difference that is seen', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const { nearness, traits } = shadeDifference(other, one);
      expect(traits.length > 0).toBe(nearness !== 'same');
    }),
  );
});

test('never uses contradicting words', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const traits = said(other, one);
      expect(new Set(traits).size).toBe(traits.length);
      expect(traits.includes('lighter') && traits.includes('darker')).toBe(false);
      expect(traits.filter((trait) => ['vivid', 'soft', 'grey'].includes(trait)).length).toBeLessThanOrEqual(1);
      expect(traits.length).toBeLessThanOrEqual(3);
    }),
  );
});
