import { strToU8, zipSync } from 'fflate';

/**
 * A cell of a written sheet: text as it is, a number, or XML of one's own making (`{ xml: '<c r="A1"><f>B1</f></c>'
 * }`).
 */
export type SheetCell = string | number | { xml: string };
export type WrittenSheet = { name: string; rows: readonly (readonly (SheetCell | undefined)[])[]; isHidden?: boolean };
/** How text is stored: in the cell, in a table that cells point to, or there in several runs with a format each. */
export type TextStorage = 'inline' | 'shared' | 'runs';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** The files of a workbook, before they are zipped. */
export function workbookFiles(
  sheets: readonly WrittenSheet[],
  storage: TextStorage = 'shared',
): Record<string, Uint8Array> {
  const shared = new Map<string, number>();
  const textCell = (place: string, text: string) => {
    if (storage === 'inline')
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
    if (!shared.has(text)) shared.set(text, shared.size);
    return `<c r="${place}" t="s"><v>${shared.get(text)}</v></c>`;
  };
  const cellXml = (cell: SheetCell, place: string) => {
    if (typeof cell === 'string') return textCell(place, cell);
    return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : cell.xml;
  };
  const rowXml = (cells: WrittenSheet['rows'][number], row: number) =>
    `<row r="${row + 1}">${cells.map((cell, column) => (cell === undefined ? '' : cellXml(cell, `${columnName(column)}${row + 1}`))).join('')}</row>`;
  const sheetXml = ({ rows }: WrittenSheet) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="1" max="3"/></cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;
  const written = sheets.map((sheet, nth): [string, string] => [`xl/worksheets/sheet${nth + 1}.xml`, sheetXml(sheet)]);
  const run = (text: string) =>
    storage === 'runs'
      ? `<r><rPr><b/></rPr><t>${escape(text.slice(0, 1))}</t></r><r><t xml:space="preserve">${escape(text.slice(1))}</t></r><rPh sb="0" eb="1"><t>yomi</t></rPh>`
      : `<t xml:space="preserve">${escape(text)}</t>`;
  const files: [string, string][] = [
    ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="r"><sheets>${sheets.map(({ name, isHidden }, nth) => `<sheet name="${escape(name)}" sheetId="${nth + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${nth + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets.map((_, nth) => `<Relationship Id="rId${nth + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${nth + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    ...written,
    ['xl/sharedStrings.xml', `<sst>${[...shared.keys()].map((text) => `<si>${run(text)}</si>`).join('')}</sst>`],
  ];
  return Object.fromEntries(files.map(([name, xml]) => [name, strToU8(xml)]));
}

/** A workbook of the least that spreadsheets write. */
export const writeWorkbook = (sheets: readonly WrittenSheet[], storage?: TextStorage): Uint8Array =>
  zipSync(workbookFiles(sheets, storage));
