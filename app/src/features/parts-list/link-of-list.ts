import { toLinkText, MAX_LINK_LENGTH, type LinkedList } from '@shop/parts-list/share';
import type { Language } from '@shop/contracts';
import { inLanguage } from '../../language/language.ts';
import { pathTo } from '../../paths.ts';

/** The address that holds a list in its fragment, which browsers never send; or the length of one that is too long. */
export function linkOfList(list: LinkedList, origin: string, language: Language) {
  if (list.pairs.length === 0) return {};
  const text = toLinkText(list);
  if (text.length > MAX_LINK_LENGTH) return { tooLong: { length: text.length, most: MAX_LINK_LENGTH } };
  return { link: `${origin}${inLanguage(pathTo({ name: 'upload', view: 'shared' }), language)}#${text}` };
}
