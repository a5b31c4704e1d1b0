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
])('on a secure page allows %j: %s', (url, isAllowed) => {
  expect(isAllowedAddress(url, { isSecurePage: true, hosts })).toBe(isAllowed);
});

test('allows an unencrypted connection only on an unencrypted page', () => {
  expect(isAllowedAddress('ws://shop.example/msg', { isSecurePage: false, hosts })).toBe(true);
  expect(isAllowedAddress('wss://shop.example/msg', { isSecurePage: false, hosts })).toBe(true);
});

test('never allows a host that is not listed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ['ws', 'wss'], withQueryParameters: true }), fc.string()), (url) => {
      const isAllowed = isAllowedAddress(url, { isSecurePage: false, hosts });
      return !isAllowed || new URL(url).hostname === 'shop.example' || new URL(url).host === 'chat.example:8443';
    }),
  );
});
