import fc from 'fast-check';
import { presaleStateAt } from './presale-state.ts';

const FROM = 1000;
const TO = 2000;

test.each([
  [999, 'before'],
  [1000, 'running'],
  [1999, 'running'],
  [2000, 'over'],
] as const)('at %i a presale from 1000 to 2000 is %s', (now, state) => {
  expect(presaleStateAt({ from: FROM, to: TO }, now)).toBe(state);
});

test('the times decide against an older word of the server', () => {
  fc.assert(
    fc.property(fc.constantFrom('before', 'running', 'over'), fc.nat(3000), (state, now) => {
      expect(presaleStateAt({ state, from: FROM, to: TO }, now)).toBe(presaleStateAt({ from: FROM, to: TO }, now));
    }),
  );
});

test('a presale without times has the state that the server sends, or none', () => {
  expect(presaleStateAt({ state: 'before' }, FROM)).toBe('before');
  expect(presaleStateAt({}, FROM)).toBeUndefined();
});

test('one time alone decides only its own side', () => {
  expect(presaleStateAt({ to: TO }, TO)).toBe('over');
  expect(presaleStateAt({ to: TO }, FROM)).toBeUndefined();
  expect(presaleStateAt({ from: FROM }, 0)).toBe('before');
  expect(presaleStateAt({ from: FROM, state: 'running' }, TO)).toBe('running');
});
