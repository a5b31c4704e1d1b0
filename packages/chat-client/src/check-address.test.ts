import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedAddress } from './check-address.ts';

const hosts = ['shop.example', 'chat.example:8443'];

test.each([
  ['wss://shop.example/msg', true],
  ['wss://shop.example:9000/msg', true],
  ['wss://chat.example:8443/msg', true],
  ['wss://chat.example:9443/msg', false],
  ['ws://shop.example/msg', false],
  ['https://shop.example/msg', false],
  ['wss://shop.example.evil.test/msg', false],
  ['wss://evil.test/shop.example', false],
  ['wss://shop.example@evil.test/msg', false],
  ['wss://user:word@shop.example/msg', false],
  ['javascript:alert(1)', false],
  ['//shop.example/msg', false],
  ['', false],
])('on a secure page takes %j: %s', (url, isTaken) => {
  expect(isAllowedAddress(url, { isSecurePage: true, hosts })).toBe(isTaken);
});

test('takes an open connection only on a page that is open itself', () => {
  expect(isAllowedAddress('ws://shop.example/msg', { isSecurePage: false, hosts })).toBe(true);
  expect(isAllowedAddress('wss://shop.example/msg', { isSecurePage: false, hosts })).toBe(true);
});

test('never takes a host that is not named, whatever the address looks like', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ['ws', 'wss'], withQueryParameters: true }), fc.string()), (url) => {
      const isTaken = isAllowedAddress(url, { isSecurePage: false, hosts });
      return !isTaken || new URL(url).hostname === 'shop.example' || new URL(url).host === 'chat.example:8443';
    }),
  );
});
