import { LANGUAGES } from '@shop/contracts';
import { expect, test } from 'vitest';
import { regionNamed, regionsFor } from './regions.ts';

test('parts are free in the mainland and in Hong Kong, Macau and Taiwan, and priced elsewhere', () => {
  const regions = regionsFor('en');
  expect(regions.slice(0, 4).map(({ code }) => code)).toEqual(['CN', 'HK', 'MO', 'TW']);
  expect(regionNamed('CN', 'en')).toMatchObject({ service: 'free', postage: 1000, isPostageFree: true });
  const others = regions.slice(4);
  expect(others.length).toBeGreaterThanOrEqual(25);
  expect(others.filter(({ area, service }) => area !== 'other' || service === 'free')).toEqual([]);
});

test('countries are in the order of their names in each language', () => {
  for (const language of LANGUAGES) {
    const names = regionsFor(language)
      .filter(({ area }) => area === 'other')
      .map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(regionsFor('en')[4]?.name).toBe('Argentina');
});

test('says no more than it knows of postage, carrier and days', () => {
  expect(regionNamed('MX', 'en')).toMatchObject({ service: 'paid', carrier: '', travelDays: undefined });
  expect(regionNamed('CL', 'en')).toMatchObject({ postage: undefined, travelDays: { from: 20, to: 35 } });
  expect(regionNamed('IN', 'en')?.service).toBe('none');
  expect(regionNamed('XX')).toBeUndefined();
});
