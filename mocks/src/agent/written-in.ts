import type { Language } from '../catalogue/catalogue.entity.ts';
import { EMOJI } from './topic.ts';

/** Signs of everyday words that only one of the two ways of writing Chinese has. */
const TRADITIONAL = /[們這個麼嗎顆訂單運費圖說請謝對買賣還會顏給點應補轉經號貨幾為時兩]/;
const SIMPLIFIED = /[们这个么吗颗订单运费图说请谢对买卖还会颜给点应补转经号货几为时两]/;

/** The language that a text is written in, by its signs; `otherwise` where they do not tell, as with a number. */
export function writtenIn(text: string, otherwise: Language): Language {
  const words = text.replace(EMOJI, '');
  if (TRADITIONAL.test(words)) return 'zh-Hant';
  if (SIMPLIFIED.test(words)) return 'zh-Hans';
  if (/\p{Script=Han}/u.test(words)) return otherwise === 'en' ? 'zh-Hans' : otherwise;
  return /[a-z]{2}/i.test(words) ? 'en' : otherwise;
}
