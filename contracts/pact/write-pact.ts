import { readFile, writeFile } from 'node:fs/promises';

const PACT_FILE = new URL('../pacts/pip-shop-crmeb-api.json', import.meta.url);
type Pact = { interactions: { description: string; providerStates?: { name: string }[] }[] };

const orderOf = ({ description, providerStates }: Pact['interactions'][number]): string =>
  `${description} ${providerStates?.[0]?.name ?? ''}`;

/** Sorts the keys of objects, so that the file changes only when the contract does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/**
 * Copies a new pact to contracts/pacts, its interactions in alphabetical order. Returns whether the file has changed.
 */
export async function writePact(newFile: string): Promise<boolean> {
  const pact = JSON.parse(await readFile(newFile, 'utf8')) as Pact;
  pact.interactions.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const text = `${JSON.stringify(sorted(pact), null, 2)}\n`;
  const isChanged = text !== (await readFile(PACT_FILE, 'utf8').catch(() => ''));
  if (isChanged) await writeFile(PACT_FILE, text);
  return isChanged;
}
