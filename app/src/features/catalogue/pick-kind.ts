import type { PickKind } from '@shop/design-system';
import { paths, PICKS } from '../../paths.ts';

/** Which picks an address shows: `/goods_hot` the hot ones, `/goods_list` the best where it names no other. */
export function kindFrom(path: string, search: URLSearchParams): PickKind {
  const named = (Object.keys(PICKS) as PickKind[]).find((kind) => PICKS[kind] === search.get('type'));
  return named ?? (path === paths.hot ? 'hot' : 'best');
}
