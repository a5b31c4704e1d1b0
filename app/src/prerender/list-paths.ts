import { fetchCategories } from '../features/catalogue/categories.calls.ts';
import { fetchProducts } from '../features/catalogue/catalogue.calls.ts';
import { paths, pathTo } from '../paths.ts';

/** Products in one request, as many as servers of the family send at once. */
const LIMIT = 100;

/** Canonical paths, without language prefix, of all categories and products that the server lists. */
export async function* listPaths(signal: AbortSignal): AsyncGenerator<string> {
  for (const { id: category, children } of await fetchCategories(signal)) {
    yield pathTo({ name: 'parts', category });
    for (const { id: sub } of children) yield pathTo({ name: 'parts', category, sub });
  }
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { products } = await fetchProducts({ sort: 'default' }, page, signal, LIMIT);
    const before = seen.size;
    for (const { id } of products) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield paths.product.replace(':id', encodeURIComponent(id));
    }
    // A server that ignores the limit or the page repeats products.
    if (seen.size === before) return;
  }
}
