import type { ShopColour } from '../catalogue-data/catalogue.entity.ts';
import { isChinese } from './search-text.ts';
import { FINISH_WORDS, STOP_WORDS } from './search-words.ts';

/**
 * Names of colours at BrickLink, LDraw and LEGO where they are not the shop's own, older ones, and what builders say;
 * by Rebrickable's id, separated by `|`. Chinese is simplified, except for characters that no name of the catalogue has.
 */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  1: 'bright blue',
  2: 'dark green',
  3: 'bright bluish green|teal',
  4: 'bright red|红',
  5: 'bright purple|深粉|深粉红',
  6: 'earth orange|old brown',
  7: 'gray|old light gray',
  8: 'old dark gray',
  11: 'medium bluish green',
  12: 'brick red',
  13: 'light reddish violet',
  14: 'bright yellow',
  19: 'brick yellow|beige|米色|米黄',
  20: 'light bluish violet',
  21: 'phosphorescent green',
  22: 'bright violet',
  25: 'bright orange|橙',
  26: 'bright reddish violet|洋红|品红',
  27: 'bright yellowish green|lime green|青柠|青绿|莱姆绿|萊姆绿',
  28: 'sand yellow|深沙|深米',
  29: 'light purple',
  33: 'trans blue',
  40: 'trans black',
  42: 'trans fluorescent green|透明荧光绿',
  43: 'trans light bluish green|trans aqua',
  45: 'trans medium reddish violet',
  47: 'transparent|clear|透明',
  52: 'trans bright bluish violet',
  54: 'trans fluorescent yellow',
  57: 'trans fluorescent reddish orange',
  70: '红棕',
  71: 'medium stone gray|light bley|new light gray|浅蓝灰',
  72: 'dark stone gray|dark bley|new dark gray|深蓝灰',
  78: 'light flesh',
  79: 'nature',
  80: 'silver ink',
  82: 'gold ink',
  84: 'medium dark flesh',
  85: 'medium lilac|深紫',
  89: 'medium royal blue|blue violet',
  92: 'flesh',
  110: 'bright bluish violet',
  112: 'medium violet',
  114: 'trans medium reddish violet glitter',
  115: 'medium yellowish green',
  117: 'trans glitter',
  118: 'light bluish green',
  120: 'light yellowish green',
  135: 'silver',
  143: 'trans fluorescent blue',
  148: 'metallic dark gray',
  151: 'light stone gray',
  158: 'spring yellowish green',
  179: 'silver metallic|pearl silver',
  182: 'trans bright orange',
  191: 'flame yellowish orange|亮浅橙',
  212: 'light royal blue|亮浅蓝',
  226: 'cool yellow|亮浅黄',
  230: 'trans bright pink',
  232: 'dove blue',
  236: 'trans bright reddish lilac',
  272: 'earth blue|navy|navy blue|深蓝|藏青',
  288: 'earth green',
  294: 'phosphorescent white',
  297: 'warm gold|珠光金|珍珠金',
  308: '深棕',
  313: 'pastel blue',
  320: 'new dark red|深红|酒红',
  321: '深天蓝',
  322: '中天蓝',
  323: 'aqua',
  326: '橄榄绿',
  334: 'warm gold drum lacquered',
  351: 'medium reddish violet',
  373: 'sand violet',
  378: '沙绿',
  379: '沙蓝',
  383: 'cool silver drum lacquered',
  462: 'bright yellowish orange',
  484: '深橙',
  503: 'light gray',
  1000: 'white glow',
  1050: 'vibrant coral',
  1053: 'trans light blue opalescent|satin trans light blue',
  1055: 'trans opalescent|satin trans clear',
  1062: 'neon yellow',
};

/** Words of colour names that catalogues write differently. */
const SPELLINGS: Readonly<Record<string, string>> = {
  transparent: 'trans',
  translucent: 'trans',
  tr: 'trans',
  lt: 'light',
  dk: 'dark',
  med: 'medium',
  azur: 'azure',
};

/** The colours of one exact name. `isOwn` if it is the name of one of them in this shop, or what it is simply called. */
export type ExactName = { ids: readonly number[]; isOwn: boolean };

/** Names that the shop's own Chinese ones stand for: 明蓝 is short for 透明蓝, 荧 for 荧光. */
const inFull = (name: string): string => name.replace(/^明/, '透明').replace(/荧(?!光)/, '荧光');

const otherNames = ({ id, names }: ShopColour): readonly string[] => [
  ...(OTHER_NAMES[id]?.split('|') ?? []),
  ...(inFull(names['zh-Hans']) === names['zh-Hans'] ? [] : [inFull(names['zh-Hans'])]),
];

/** The Chinese names that the shop does not use itself. */
export const otherChineseNames = (colour: ShopColour): readonly string[] => otherNames(colour).filter(isChinese);

/** Words of a name in one spelling: 红色 is 红, "Tr. Lt Blue" is "trans light blue". */
export function nameKey(words: readonly string[]): string {
  const known = words.filter((word) => !STOP_WORDS.has(word));
  return known.every(isChinese)
    ? known.join('').replace(/(.)色$/, '$1')
    : known.map((word) => SPELLINGS[word] ?? word).join(' ');
}

/** The same with the words for a finish first: "blue trans" is "trans blue". */
export function finishFirst(words: readonly string[]): readonly string[] {
  const isFinish = (word: string) => Object.hasOwn(FINISH_WORDS, SPELLINGS[word] ?? word);
  return [...words.filter(isFinish), ...words.filter((word) => !isFinish(word))];
}

/** All exact names by their key: the shop's own in every language, and those of other catalogues. */
export function exactNames(
  colours: readonly ShopColour[],
  read: (text: string) => readonly string[],
): ReadonlyMap<string, ExactName> {
  const names = new Map<string, ExactName>();
  const add = (name: string, id: number, isOwn: boolean) => {
    const key = nameKey(read(name));
    const known = names.get(key);
    if (!known) names.set(key, { ids: [id], isOwn });
    else if (!known.ids.includes(id)) names.set(key, { ids: [...known.ids, id], isOwn: known.isOwn || isOwn });
  };
  // The shop's own names first: of several colours with one name they are the likeliest.
  for (const { id, names: own } of colours) for (const name of Object.values(own)) add(name, id, true);
  for (const colour of colours)
    for (const name of otherNames(colour)) add(name, colour.id, isChinese(name) && name !== '透明');
  return names;
}
