import type { ColourSystem } from '../list.entity.ts';

/** What a column holds by its heading. `weight`: which wins where several hold the same. */
export type Heading = { role: 'part' | 'colour' | 'quantity' | 'element' | 'spare' | 'itemType'; weight: number; system?: ColourSystem | 'name' };

/** Headings as they are met, in one word each: clear ones and, with a lower weight, those that may mean something else. */
const WORDS: readonly [Heading['role'], weight: number, words: string, system?: 'name'][] = [
  ['part', 3, 'part partnum partnumber partno partid parts itemid itemno itemnumber design designid designno designnumber mould mold mouldid moldid 零件编号 零件編號 零件号 零件號 零件号码 零件代码 部件编号 部件編號 部件号 配件编号 配件編號 配件号 颗粒编号 顆粒編號 颗粒号 积木编号 设计号 設計號 设计编号 料号 料號'],
  ['part', 2, 'item sku 零件 部件 配件 颗粒 顆粒 型号 型號 商品编号 商品編號 货号 貨號 编码 編碼'],
  ['part', 1, 'id no number code 编号 編號 号码 號碼 代码'],
  ['colour', 3, 'colorid colourid colorcode colourcode colorno colourno colornum colornumber colournumber 颜色编号 顏色編號 颜色号 顏色號 颜色代码 顏色代碼 颜色编码 颜色id 色号 色號 色码'],
  ['colour', 2, 'color colour colors colours 颜色 顏色'],
  ['colour', 1, 'colorname colourname colordescription colourdescription 颜色名称 顏色名稱 颜色名 顏色名', 'name'],
  ['quantity', 3, 'quantity quantities qty minqty quantityneeded qtyneeded pcs pieces 数量 數量 个数 個數 件数 件數 颗数 顆數 颗粒数 数目 數目 需求数量 购买数量 采购数量'],
  ['quantity', 2, 'num count amount 数 數 用量 总数 總數 总数量 總數量'],
  ['quantity', 1, 'total need needed 需要 个 件 颗'],
  ['element', 3, 'element elementid elementno elementnumber 元件号 元件號 元件编号 元件編號 元素编号 元素編號 元素号'],
  ['spare', 3, 'isspare spare spares extra 备件 備件 是否备件 是否備件 备用 備用 备用件 備用件'],
  ['itemType', 3, 'itemtype itemtypeid'],
];

const BY_WORD: ReadonlyMap<string, Heading> = new Map(WORDS.flatMap(([role, weight, words, system]) => words.split(' ').map((word) => [word, { role, weight, system }] as const)));

/** How headings name a system, before or behind the word: `BLColorId`, `颜色(乐高)`. */
const SYSTEMS: readonly [ColourSystem, RegExp][] = [
  ['bricklink', /^(?:bricklink|bl)|(?:bricklink|bl)$/],
  ['ldraw', /^ldraw|ldraw$/],
  ['lego', /^(?:lego|乐高|樂高)|(?:lego|乐高|樂高)$/],
  ['gds', /^(?:gobricks?|gds|高砖|高磚)|(?:gobricks?|gds|高砖|高磚)$/],
  ['rebrickable', /^(?:rebrickable|rb)|(?:rebrickable|rb)$/],
];

/** A heading in one word: case, spaces, underscores, marks and full width do not matter. */
export const headingWord = (text: string): string => text.slice(0, 80).normalize('NFKC').toLowerCase().replaceAll(/[\s_\-.:'"#*\uFEFF]+/g, '');

/** What a heading says; also where it is written in two languages, or with a remark in brackets. */
export function headingOf(text: string): Heading | undefined {
  const word = headingWord(text);
  if (word === '') return undefined;
  const known = ofWord(word.replaceAll(/[()[\]【】/|]/g, '')) ?? word.split(/[()[\]【】/|]/).map(ofWord).find((heading) => heading);
  // What has a digit is a value, as in 12个.
  if (known || /\d/.test(word)) return known;
  return ofWord(word.replaceAll(/[^\p{Script=Han}]/gu, '')) ?? ofWord(word.replaceAll(/[^a-z]/g, ''));
}

function ofWord(word: string): Heading | undefined {
  const plain = BY_WORD.get(word);
  if (plain) return plain;
  for (const [system, mark] of SYSTEMS) {
    const rest = BY_WORD.get(word.replace(mark, ''));
    if (rest && mark.test(word)) return { ...rest, system: rest.system ?? system };
  }
  return undefined;
}
