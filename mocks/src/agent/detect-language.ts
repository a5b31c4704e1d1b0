import type { Language } from '@shop/contracts';
import { EMOJI } from './topic.ts';

/** Common characters that exist in only one of the two Chinese scripts. */
const TRADITIONAL = /[們這個麼嗎顆訂單運費圖說請謝對買賣還會顏給點應補轉經號貨幾為時兩]/;
const SIMPLIFIED = /[们这个么吗颗订单运费图说请谢对买卖还会颜给点应补转经号货几为时两]/;

/** The language of a text, detected by its characters; `fallback` if they are ambiguous, such as a number. */
export function detectLanguage(text: string, fallback: Language): Language {
  const plainText = text.replace(EMOJI, '');
  if (TRADITIONAL.test(plainText)) return 'zh-Hant';
  if (SIMPLIFIED.test(plainText)) return 'zh-Hans';
  if (/\p{Script=Han}/u.test(plainText)) return fallback === 'en' ? 'zh-Hans' : fallback;
  return /[a-z]{2}/i.test(plainText) ? 'en' : fallback;
}
