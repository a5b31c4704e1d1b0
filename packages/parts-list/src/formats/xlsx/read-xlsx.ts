import type { ReadOptions, Trouble } from '../list.entity.ts';
import { unreadable } from '../read-body.ts';
import { beginTable, readTable, type TableBody } from '../tables/read-table.ts';
import type { OpenedZip } from '../zip.ts';
import { openWorkbook } from './open-workbook.ts';
import { sheetRows } from './sheet-rows.ts';

/** Sheets in which a table is looked for. */
const MAX_SHEETS = 20;

type FilledSheet = { name: string; xml: string; told: 'surely' | 'guessed' | 'none' };

/** Reads a workbook: its first sheet whose columns can be told, else its first that may be a list. Others with something in them are named. */
export function readXlsx(zip: OpenedZip, options: ReadOptions): TableBody {
  const workbook = openWorkbook(zip);
  if ('code' in workbook) return unreadable('table', workbook);
  const troubles: Trouble[] = [];
  const filled = workbook.sheets.slice(0, MAX_SHEETS).flatMap(({ name, xml: unpack }): FilledSheet[] => {
    const xml = unpack();
    if (typeof xml !== 'string') troubles.push(xml);
    const begun = typeof xml === 'string' ? beginTable(sheetRows(xml, workbook.shared), {}) : undefined;
    return typeof xml === 'string' && begun ? [{ name, xml, told: begun.told.told }] : [];
  });
  const chosen =
    filled.find(({ told }) => told === 'surely') ?? filled.find(({ told }) => told === 'guessed') ?? filled[0];
  if (!chosen) return unreadable('table', troubles[0] ?? { code: 'empty' });
  const names = filled.filter((sheet) => sheet !== chosen).map(({ name }) => name);
  if (names.length > 0)
    troubles.push({
      code: 'otherSheets',
      file: options.file ?? 0,
      values: { name: chosen.name, text: names.join(', ') },
    });
  const rows = sheetRows(chosen.xml, workbook.shared);
  const begun = beginTable(rows, options);
  return begun ? readTable(begun, rows, troubles, options) : unreadable('table', { code: 'empty' });
}
