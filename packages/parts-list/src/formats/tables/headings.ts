import type { ColourSystem } from '../list.entity.ts';

/** What a column holds by its heading. `weight`: which column wins if several hold the same. */
export type Heading = {
  role: 'part' | 'colour' | 'quantity' | 'element' | 'spare' | 'itemType';
  weight: number;
  system?: ColourSystem | 'name';
};

/** Known headings, normalised to one word: clear ones and, with a lower weight, ambiguous ones. */
const HEADINGS: readonly [Heading['role'], weight: number, headings: string, system?: 'name'][] = [
  [
    'part',
    3,
    'part partnum partnumber partno partid parts itemid itemno itemnumber design designid designno designnumber mould mold mouldid moldid 零件编号 零件号 零件号码 零件代码 部件编号 部件号 配件编号 配件号 颗粒编号 颗粒号 积木编号 设计号 设计编号 料号 零件编码',
  ],
  ['part', 2, 'item sku 零件 部件 配件 颗粒 型号 商品编号 产品编号 物料编码 物料编号 货号 编码'],
  ['part', 1, 'id no number code 编号 号码 代码'],
  ['colour', 3, 'colorid colorcode colorno colornum colornumber 颜色编号 颜色号 颜色代码 颜色编码 颜色id 色号 色码'],
  ['colour', 2, 'color colors 颜色'],
  ['colour', 1, 'colorname colordescription 颜色名称 颜色名', 'name'],
  [
    'quantity',
    3,
    'quantity quantities qty minqty quantityneeded qtyneeded pcs pieces totalqty totalquantity numberofpieces 数量 个数 件数 颗数 颗粒数 数目 需求数量 购买数量 采购数量 订购数量 需要数量 所需数量 零件数量 颗粒数量',
  ],
  ['quantity', 2, 'num count amount 数 用量 总数 总数量'],
  ['quantity', 1, 'total need needed 需要 个 件 颗'],
  ['element', 3, 'element elementid elementno elementnumber 元件号 元件编号 元素编号 元素号'],
  ['spare', 3, 'isspare spare spares extra 备件 是否备件 备用 备用件'],
  ['itemType', 3, 'itemtype itemtypeid'],
];

const BY_WORD: ReadonlyMap<string, Heading> = new Map(
  HEADINGS.flatMap(([role, weight, headings, system]) =>
    headings.split(' ').map((word) => [word, { role, weight, system }] as const),
  ),
);

/** How headings name a colour system, before or after the word: `BLColorId`, `颜色(乐高)`. */
const SYSTEMS: readonly [ColourSystem, RegExp][] = [
  ['bricklink', /^(?:bricklink|bl)|(?:bricklink|bl)$/],
  ['ldraw', /^ldraw|ldraw$/],
  ['lego', /^(?:lego|乐高)|(?:lego|乐高)$/],
  ['gds', /^(?:gobricks?|gds|高砖)|(?:gobricks?|gds|高砖)$/],
  ['rebrickable', /^(?:rebrickable|rb)|(?:rebrickable|rb)$/],
];

/** Traditional characters in headings, and the simplified characters in the same order. */
const TRADITIONAL = '編號顏顆數碼個備設計貨樂磚稱產訂購總';
const SIMPLIFIED = '编号颜颗数码个备设计货乐砖称产订购总';

/** Normalises a heading to one word: case, spaces, punctuation, full width and the Chinese script do not matter. */
export const headingWord = (text: string): string =>
  [
    ...text
      .slice(0, 80)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_\-.:'"#*\uFEFF]+/g, ''),
  ]
    .map((character) => SIMPLIFIED[TRADITIONAL.indexOf(character)] ?? character)
    .join('');

/** What a heading means, also if it is in two languages or has a remark in brackets. */
export function headingOf(text: string): Heading | undefined {
  const word = headingWord(text);
  if (word === '') return undefined;
  const pieces = word.split(/[()[\]【】/|]/).flatMap((piece) => ofWord(piece) ?? []);
  const known =
    ofWord(word.replaceAll(/[()[\]【】/|]/g, '')) ??
    pieces.find(({ system }) => system && system !== 'name') ??
    pieces[0];
  // A cell with a digit is a value, as in 12个.
  if (known || /\d/.test(word)) return known;
  return ofWord(word.replaceAll(/[^\p{Script=Han}]/gu, '')) ?? ofWord(word.replaceAll(/[^a-z]/g, ''));
}

function ofWord(written: string): Heading | undefined {
  const word = written.replace('colour', 'color');
  const plain = BY_WORD.get(word);
  if (plain) return plain;
  for (const [system, mark] of SYSTEMS) {
    const rest = BY_WORD.get(word.replace(mark, ''));
    if (rest && mark.test(word)) return { ...rest, system: rest.system ?? system };
  }
  return undefined;
}
