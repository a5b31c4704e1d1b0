/** Whether a socket address may be connected to: `wss:` where the page is `https:`, and one of these hosts. */
export type AddressRule = { isSecurePage: boolean; hosts: readonly string[] };

/**
 * The address comes from the server over HTTP, and the token goes to it: so scheme and host are checked first. A host of
 * the rule stands with its port (`shop.example:8443`) or without, which allows any port.
 */
export function isAllowedAddress(url: string, { isSecurePage, hosts }: AddressRule): boolean {
  const { protocol, host, hostname, username, password } = parse(url) ?? {};
  if (protocol !== 'wss:' && (protocol !== 'ws:' || isSecurePage)) return false;
  if (username !== '' || password !== '') return false;
  return hosts.some((allowed) => allowed === host || allowed === hostname);
}

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);
