import { productDetail, products, type PartPair } from '@shop/contracts';
import type { FoundProducts } from '@shop/parts-list';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';

/** Rows of a search, which also finds a number inside other numbers and texts. */
const MAX_ROWS = 20;
/** Products of which the page is requested, those with the number in their name first. */
const MAX_PRODUCTS = 3;

/** Searches a part by its number, with the calls that every server has. Products that are refused are left out. */
export async function searchPart({ part, colour }: PartPair): Promise<FoundProducts> {
  const page = await send(products, { query: { page: 1, limit: MAX_ROWS, keyword: part } });
  const isNamed = ({ name }: { name: string }) => Number(name.includes(part));
  const likely = [...page.products].sort((one, other) => isNamed(other) - isNamed(one)).slice(0, MAX_PRODUCTS);
  const found = await Promise.all(likely.map(({ id }) => send(productDetail, { params: { id } }).catch(unlessRefused)));
  return { part, colour, products: found.filter((product) => product !== undefined) };
}

function unlessRefused(problem: unknown): undefined {
  if (problem instanceof CallError && problem.kind === 'refused') return undefined;
  throw problem;
}
