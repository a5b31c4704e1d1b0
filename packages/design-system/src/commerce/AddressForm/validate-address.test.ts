import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failed, loading, ready } from '../../loadable.ts';
import { allRegions, subdivisionsOf, typedDraft } from '../fixtures-address-form.ts';
import { home } from '../fixtures-addresses.ts';
import { draftOf, NEW_ADDRESS } from './address-draft.ts';
import { errorsBeforeSubmit, validateAddress, levelsOf, toValidAddress } from './validate-address.ts';

const valid = { ...typedDraft, phone: '13905712233' };

test('accepts a valid address, in the shop’s spelling, with the id of the city', () => {
  const draft = {
    ...valid,
    recipient: ' 周予安 ',
    phone: '+86 139 0571 2233',
    province: '江苏',
    city: '苏州',
    district: '姑苏',
    detail: ' 平江路 108 号 ',
  };
  expect(toValidAddress(NEW_ADDRESS, draft, allRegions)).toEqual({
    id: '0',
    recipient: '周予安',
    phone: '13905712233',
    province: '江苏省',
    city: '苏州市',
    district: '姑苏区',
    cityId: '3205',
    detail: '平江路 108 号',
    isDefault: false,
  });
});

test('accepts an address of the book unchanged', () => {
  expect(toValidAddress(home.id, draftOf(home), allRegions)).toEqual({ ...home, cityId: '3301' });
});

test('requires no level without subdivisions', () => {
  expect(
    toValidAddress(NEW_ADDRESS, { ...valid, province: '广东省', city: '东莞市', district: '' }, allRegions),
  ).toMatchObject({ city: '东莞市', district: '', cityId: '4419' });
  expect(
    toValidAddress(
      NEW_ADDRESS,
      { ...valid, province: '某省', city: '', district: '' },
      { '0': ready([{ id: '9', name: '某省' }]), '9': ready([]) },
    ),
  ).toMatchObject({ province: '某省', city: '', cityId: '9' });
});

test.each([
  ['no name', { recipient: '  ' }, { recipient: { kind: 'empty' } }],
  ['a name of 26 characters', { recipient: '林'.repeat(26) }, { recipient: { kind: 'long', over: 1 } }],
  ['a phone number of 10 digits', { phone: '1390571223' }, { phone: { kind: 'short', digits: 1 } }],
  ['no district', { district: '' }, { region: 'district' }],
  ['a city of another province', { city: '杭州市' }, { region: 'city' }],
  ['no street', { detail: '' }, { detail: 'empty' }],
] as const)('rejects %s', (_, change, errors) => {
  const draft = { ...valid, ...change };
  expect(validateAddress(draft, allRegions)).toEqual(errors);
  expect(toValidAddress(NEW_ADDRESS, draft, allRegions)).toBeUndefined();
});

test('counts an emoji in a name as one character', () => {
  expect(validateAddress({ ...valid, recipient: '👷'.repeat(25) }, allRegions)).toEqual({});
});

test('reports the state of each list', () => {
  const states = (regions: Parameters<typeof levelsOf>[1]) =>
    Object.values(levelsOf(valid, regions)).map(({ state }) => state);
  expect(states({})).toEqual(['loading', 'waiting', 'waiting']);
  expect(states({ '0': loading })).toEqual(['loading', 'waiting', 'waiting']);
  expect(states({ '0': failed('offline') })).toEqual(['failed', 'waiting', 'waiting']);
  expect(states({ '0': ready(subdivisionsOf('0')) })).toEqual(['ready', 'loading', 'waiting']);
  expect(states(allRegions)).toEqual(['ready', 'ready', 'ready']);
});

test('either has an error or can be saved, for any input', () => {
  const draft = fc.record({
    recipient: fc.string(),
    phone: fc.string(),
    province: fc.constantFrom('', '江苏', '北京市'),
    city: fc.constantFrom('', '苏州', '市辖区'),
    district: fc.constantFrom('', '姑苏', '朝阳区'),
    detail: fc.string(),
    isDefault: fc.boolean(),
    pasted: fc.string(),
  });
  fc.assert(
    fc.property(draft, (one) => {
      expect(toValidAddress(NEW_ADDRESS, one, allRegions) === undefined).toBe(
        Object.keys(validateAddress(one, allRegions)).length > 0,
      );
    }),
  );
});

test('before submitting shows only errors of fields that were left, and not that they are empty', () => {
  const errors = validateAddress({ ...typedDraft, recipient: '' }, allRegions);
  expect(errorsBeforeSubmit(errors, new Set())).toEqual({});
  expect(errorsBeforeSubmit(errors, new Set(['recipient', 'phone']))).toEqual({ phone: { kind: 'short', digits: 1 } });
});
