import { decodeXml } from './decode-xml.ts';

/** The texts that cells of a workbook refer to by number. */
export function readSharedText(xml: string): string[] {
  const texts: string[] = [];
  for (let at = xml.indexOf('<si'); at >= 0; at = xml.indexOf('<si', at)) {
    const open = xml.indexOf('>', at);
    const isEmpty = xml[open - 1] === '/';
    const end = isEmpty ? open : xml.indexOf('</si>', open);
    if (open < 0 || end < 0) break;
    texts.push(isEmpty ? '' : textOf(xml.slice(open + 1, end)));
    at = end + 1;
  }
  return texts;
}

/** The text of an item or a cell, of one run or several with different formats. Pronunciation (`rPh`) is left out. */
export function textOf(item: string): string {
  const written = item.includes('<rPh') ? withoutPronunciation(item) : item;
  let text = '';
  for (let at = written.indexOf('<t'); at >= 0; at = written.indexOf('<t', at + 2)) {
    const open = written.indexOf('>', at);
    const close = written.indexOf('</t>', open);
    if (open < 0 || close < 0) break;
    // <t> and <t xml:space="preserve">, not <t/> and not a tag with a longer name.
    if (/^<t(?:\s[^>]*[^/])?>$/.test(written.slice(at, open + 1))) text += written.slice(open + 1, close);
  }
  return decodeXml(text);
}

const withoutPronunciation = (item: string): string =>
  item
    .split('<rPh')
    .map((piece, nth) => (nth === 0 ? piece : (piece.split('</rPh>', 2)[1] ?? '')))
    .join('');
