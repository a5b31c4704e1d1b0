import { decodeEntities } from '../xml/decode-entities.ts';

/** Decodes text of a workbook, including control characters, which workbooks write as `_x000D_`. */
export function decodeXml(text: string): string {
  const plain = text.includes('&') ? decodeEntities(text, () => {}) : text;
  return plain.includes('_x')
    ? plain.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain;
}

/** The XML of a workbook as text, with namespace prefixes removed from its tags. */
export function workbookXml(bytes: Uint8Array): string {
  const xml = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
  const prefix = /<(\w+):(?:worksheet|sst|workbook|Relationships)[\s>]/.exec(xml.slice(0, 2000))?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

/** Value of an attribute in the text of a tag. */
export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? decodeXml(found[1] ?? found[2] ?? '') : undefined;
};
