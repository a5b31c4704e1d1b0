import type { PickKind } from '@shop/design-system';
import { paths, PICKS } from '../../paths.ts';

/** The kind of picks of a URL: `hot` for `/goods_hot`; `/goods_list` names its kind, with `best` as default. */
export function kindFrom(path: string, search: URLSearchParams): PickKind {
  const named = (Object.keys(PICKS) as PickKind[]).find((kind) => PICKS[kind] === search.get('type'));
  return named ?? (path === paths.hot ? 'hot' : 'best');
}
