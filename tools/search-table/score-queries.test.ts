import { expect, test } from 'vitest';
import { products, decodeAnswer, pathOf, requestHeaders } from '../../contracts/src/index.ts';
import { answer, createShop } from '../../mocks/src/index.ts';
import { readTable } from '../part-tables.ts';

const shop = createShop();

/** The number of the first part that the stand-in shop finds, and its correction of the query. */
async function search(keyword: string, language: string) {
  const query = new URLSearchParams({ page: '1', limit: '1', keyword }).toString();
  const request = new Request(`http://shop.test/api${pathOf(products, {})}?${query}`, {
    headers: requestHeaders({ language }),
  });
  const reply = decodeAnswer(products, await (await answer(shop, request)).json());
  if (reply.kind === 'refused') throw new Error(`The shop refused to search for “${keyword}”: ${reply.message}`);
  return { first: reply.value.products[0]?.part?.number ?? '', suggested: reply.value.didYouMean };
}

test('of 60 things that shoppers type, at least 58 lead to the part that they mean, a typing error by its correction', async () => {
  const queries = readTable(import.meta.dirname, 'queries.csv');
  expect(new Set(queries.map(({ query }) => query)).size).toBe(60);
  let wrong = 0;
  for (const { query = '', language = '', kind, number } of queries) {
    const { first, suggested } = await search(query, language);
    const meant = first === '' && suggested ? (await search(suggested, language)).first : first;
    if (meant === number) continue;
    wrong += 1;
    console.log(`“${query}” (${language}, ${kind}): “${meant}” came first, not ${number}; suggested: “${suggested}”`);
  }
  expect(wrong).toBeLessThanOrEqual(2);
});
