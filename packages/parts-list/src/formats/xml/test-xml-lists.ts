import fc from 'fast-check';

export type XmlLine = { part: string; colour: string; quantity: string };
/** How a list is written: by whom, and with what around it. */
export type XmlManner = {
  dialect: 'wanted' | 'inventory' | 'brickstore';
  case: 'upper' | 'mixed' | 'lower';
  head: '' | 'declaration' | 'doctype';
  isSpread: boolean;
  isReversed: boolean;
  isCdata: boolean;
  hasRemark: boolean;
};

const TAGS = {
  wanted: { list: 'INVENTORY', item: 'ITEM', part: 'ITEMID', colour: 'COLOR', quantity: 'MINQTY', type: 'ITEMTYPE' },
  inventory: { list: 'INVENTORY', item: 'ITEM', part: 'ITEMID', colour: 'COLOR', quantity: 'QTY', type: 'ITEMTYPE' },
  brickstore: {
    list: 'BrickStoreXML',
    item: 'Item',
    part: 'ItemID',
    colour: 'ColorID',
    quantity: 'Qty',
    type: 'ItemTypeID',
  },
} as const;
const HEADS = {
  '': '',
  declaration: '<?xml version="1.0" encoding="UTF-8"?>\n',
  doctype: '<!DOCTYPE BrickStoreXML [\n <!ENTITY a "</Item> ]>">\n <!-- it\'s > a "remark -->\n]>\n',
};
const CASES = {
  upper: (name: string) => name.toUpperCase(),
  lower: (name: string) => name.toLowerCase(),
  mixed: (name: string) => name,
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&#60;',
  '>': '&#x3E;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlStyles: fc.Arbitrary<XmlManner> = fc.record({
  dialect: fc.constantFrom('wanted', 'inventory', 'brickstore'),
  case: fc.constantFrom('upper', 'mixed', 'lower'),
  head: fc.constantFrom('', 'declaration', 'doctype'),
  isSpread: fc.boolean(),
  isReversed: fc.boolean(),
  isCdata: fc.boolean(),
  hasRemark: fc.boolean(),
});

/** Writes a list as BrickLink or BrickStore would, and returns the line where each item begins. */
export function writeXmlList(lines: readonly XmlLine[], style: XmlManner): { text: string; starts: number[] } {
  const tags = TAGS[style.dialect];
  const cased = CASES[style.case];
  const held = (text: string) =>
    style.isCdata && !text.includes(']]>')
      ? `<![CDATA[${text}]]>`
      : text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  const element = (name: string, text: string) => `<${cased(name)}>${held(text)}</${cased(name)}>`;
  const gap = style.isSpread ? '\n  ' : '';
  let text = `${HEADS[style.head]}<${cased(tags.list)}>\n`;
  const starts = lines.map((line) => {
    const fields = [
      element(tags.type, 'P'),
      element(tags.part, line.part),
      element(tags.colour, line.colour),
      ...(style.hasRemark ? [`<REMARKS note="a > b">several\n lines -&gt; <b>bold</b></REMARKS><NOTIFY/>`] : []),
      element(tags.quantity, line.quantity),
    ];
    const start = text.split('\n').length;
    text += `<${cased(tags.item)}>${gap}${(style.isReversed ? fields.toReversed() : fields).join(gap)}</${cased(tags.item)}>\n`;
    return start;
  });
  return { text: `${text}</${cased(tags.list)}>`, starts };
}
