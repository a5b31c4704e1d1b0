import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failed, loading, ready } from '../../../loadable.ts';
import { allRegions, regionsBelow, typed } from '../fixtures-address.ts';
import { home } from '../../../commerce/fixtures.ts';
import { draftOf, NEW_ADDRESS } from './address-draft.ts';
import { earlyFaults, faultsOf, levelsOf, toSave } from './check-address.ts';

const sound = { ...typed, phone: '13905712233' };

test('takes an address without a fault, in the shop’s spelling, with the city’s id', () => {
  const draft = {
    ...sound,
    recipient: ' 周予安 ',
    phone: '+86 139 0571 2233',
    province: '江苏',
    city: '苏州',
    district: '姑苏',
    detail: ' 平江路 108 号 ',
  };
  expect(toSave(NEW_ADDRESS, draft, allRegions)).toEqual({
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

test('takes an address of the book as it is', () => {
  expect(toSave(home.id, draftOf(home), allRegions)).toEqual({ ...home, cityId: '3301' });
});

test('asks for no level below which nothing lies', () => {
  expect(toSave(NEW_ADDRESS, { ...sound, province: '广东省', city: '东莞市', district: '' }, allRegions)).toMatchObject(
    { city: '东莞市', district: '', cityId: '4419' },
  );
  expect(
    toSave(
      NEW_ADDRESS,
      { ...sound, province: '某省', city: '', district: '' },
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
] as const)('does not take %s', (_, change, faults) => {
  const draft = { ...sound, ...change };
  expect(faultsOf(draft, allRegions)).toEqual(faults);
  expect(toSave(NEW_ADDRESS, draft, allRegions)).toBeUndefined();
});

test('counts a name as people count it', () => {
  expect(faultsOf({ ...sound, recipient: '👷'.repeat(25) }, allRegions)).toEqual({});
});

test('knows of each list where it stands', () => {
  const states = (regions: Parameters<typeof levelsOf>[1]) =>
    Object.values(levelsOf(sound, regions)).map(({ state }) => state);
  expect(states({})).toEqual(['asking', 'waiting', 'waiting']);
  expect(states({ '0': loading })).toEqual(['asking', 'waiting', 'waiting']);
  expect(states({ '0': failed('offline') })).toEqual(['failed', 'waiting', 'waiting']);
  expect(states({ '0': ready(regionsBelow('0')) })).toEqual(['ready', 'asking', 'waiting']);
  expect(states(allRegions)).toEqual(['ready', 'ready', 'ready']);
});

test('either has a fault or can be saved, whatever is typed', () => {
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
      expect(toSave(NEW_ADDRESS, one, allRegions) === undefined).toBe(
        Object.keys(faultsOf(one, allRegions)).length > 0,
      );
    }),
  );
});

test('tells early only of fields that were left, and not that they are empty', () => {
  const faults = faultsOf({ ...typed, recipient: '' }, allRegions);
  expect(earlyFaults(faults, new Set())).toEqual({});
  expect(earlyFaults(faults, new Set(['recipient', 'phone']))).toEqual({ phone: { kind: 'short', digits: 1 } });
});
