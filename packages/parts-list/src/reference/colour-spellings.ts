/**
 * Other names of colours in lists: BrickLink's and older names, abbreviations, colloquial Chinese. By Rebrickable's id.
 */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  3: 'teal',
  4: '红 紅',
  7: 'oldlightgray',
  8: 'olddarkgray',
  6: 'oldbrown',
  19: 'beige 米 沙 米黄 米黃',
  25: '橙 橘',
  27: '青绿 青綠 青柠 青檸 萊姆綠 萊姆',
  33: '透明蓝 透明藍',
  34: '透明绿 透明綠',
  36: '透明红 透明紅',
  40: 'transblack transsmoke 透明棕',
  41: 'transltblue 透明浅蓝 透明淺藍',
  43: 'transaqua',
  46: '透明黄 透明黃',
  47: 'clear trans transparent 透明',
  70: '红棕 紅棕',
  71: 'lbg lightbley newlightgray 浅蓝灰 淺藍灰',
  72: 'dbg darkbley newdarkgray 深蓝灰 深藍灰',
  78: 'lightflesh',
  84: 'mediumdarkflesh',
  92: 'flesh',
  112: 'mediumviolet',
  179: 'silver 银 銀',
  182: '透明橙',
  272: '深蓝 深藍 藏青',
  297: 'gold 金 珠光金 珍珠金',
  308: '深棕',
  320: '深红 深紅',
  1062: 'neonyellow',
  1053: 'satintranslightblue',
  1055: 'satintransclear',
};

/** Other spellings as `colourKey`, with the colour's id. */
export const spellings = (): [string, number][] =>
  Object.entries(OTHER_NAMES).flatMap(([id, names]) =>
    names.split(' ').map((name): [string, number] => [colourKey(name), Number(id)]),
  );

const ABBREVIATIONS: Readonly<Record<string, string>> = { dk: 'dark', lt: 'light', med: 'medium' };

/**
 * Normalises a colour's name, so that different spellings are equal: "Dark Grey", "dark-gray" and "DARK GRAY";
 * "Trans-Red", "Tr. Red" and "transparent red"; "Lt Gray" and "Light Gray"; 深灰 and 深灰色.
 */
export function colourKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('grey', 'gray')
    .replace(/(?<![a-z])(?:dk|lt|med(?!ium))/g, (short) => ABBREVIATIONS[short] ?? short)
    .replace(/^tr(?:ans(?:parent)?)?[\s.-]+/, 'trans')
    .replace(/^transparent(?=[a-z])/, 'trans')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^(.+)色$/, '$1');
}

/** A name without a number before or after it: "Light Bluish Gray 194", "71 - Light Bluish Gray", "深灰(072)". */
export const withoutNumber = (name: string): string =>
  name.normalize('NFKC').replace(/^[\s([#]*\d+[\s)\].:_-]*|[\s([#._-]*\d+[\s)\]]*$/g, '');
