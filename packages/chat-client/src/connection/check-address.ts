import type { AddressRule } from '../ports.ts';

/**
 * Checks scheme and host, because the address comes from the server over HTTP and receives the token. A host of the
 * rule is written with its port (`shop.example:8443`), or without, which allows any port.
 */
export function isAllowedAddress(url: string, { isSecurePage, hosts }: AddressRule): boolean {
  const { protocol, host, hostname, username, password } = parse(url) ?? {};
  if (protocol !== 'wss:' && (protocol !== 'ws:' || isSecurePage)) return false;
  if (username !== '' || password !== '') return false;
  return hosts.some((allowed) => allowed === host || allowed === hostname);
}

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);
