import { products, decodeAnswer, pathOf, requestHeaders } from '../../contracts/src/index.ts';
import { answer, createShop } from '../../mocks/src/index.ts';
import { readTable } from '../part-tables.ts';

/** A query as a shopper types it, and the part that must be the first result. */
export type Asked = { query: string; language: string; number: string; kind: string };
/** The result: `first` is the number of the first part found by the query or by the shop's correction of it. */
export type Scored = Asked & { first: string; suggested?: string; isRight: boolean };

/** The queries of the table. */
export function readQueries(): readonly Asked[] {
  return readTable(import.meta.dirname, 'queries.csv').map(({ query = '', language = '', number = '', kind = '' }) => ({
    query,
    language,
    number,
    kind,
  }));
}

/**
 * Searches the stand-in shop for every query. A typing error counts as a hit if the corrected query's first part is
 * right.
 */
export async function scoreQueries(queries: readonly Asked[]): Promise<readonly Scored[]> {
  const shop = createShop();
  const search = async (keyword: string, language: string) => {
    const url = `http://shop.test/api${pathOf(products, {})}?${new URLSearchParams({ page: '1', limit: '1', keyword }).toString()}`;
    const reply = decodeAnswer(
      products,
      await (await answer(shop, new Request(url, { headers: requestHeaders({ language }) }))).json(),
    );
    if (reply.kind === 'refused') throw new Error(`The shop refused to search for “${keyword}”: ${reply.message}`);
    return { first: reply.value.products[0]?.part?.number ?? '', suggested: reply.value.didYouMean };
  };
  const scored: Scored[] = [];
  for (const asked of queries) {
    const { first, suggested } = await search(asked.query, asked.language);
    const meant = first === '' && suggested ? (await search(suggested, asked.language)).first : first;
    scored.push({ ...asked, first: meant, ...(suggested ? { suggested } : {}), isRight: meant === asked.number });
  }
  return scored;
}
