import { readFile, writeFile } from 'node:fs/promises';

const KEPT = new URL('../pacts/pip-shop-crmeb-api.json', import.meta.url);
type Pact = { interactions: { description: string; providerStates?: { name: string }[] }[] };

const orderOf = ({ description, providerStates }: Pact['interactions'][number]): string =>
  `${description} ${providerStates?.[0]?.name ?? ''}`;

/** Keys in one order and interactions in one order, so that a run without a change of contract leaves the file alone. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Keeps a freshly written pact in contracts/pacts. Answers whether it said something new. */
export async function keepPact(fresh: string): Promise<boolean> {
  const pact = JSON.parse(await readFile(fresh, 'utf8')) as Pact;
  pact.interactions.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const text = `${JSON.stringify(sorted(pact), null, 2)}\n`;
  const isNew = text !== (await readFile(KEPT, 'utf8').catch(() => ''));
  if (isNew) await writeFile(KEPT, text);
  return isNew;
}
