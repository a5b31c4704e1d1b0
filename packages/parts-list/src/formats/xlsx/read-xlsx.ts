import type { ReadOptions, FileProblem } from '../list.entity.ts';
import { unreadable } from '../read-body.ts';
import type { Certainty } from '../tables/detect-columns.ts';
import { beginTable, readTable, type TableBody } from '../tables/read-table.ts';
import type { OpenedZip } from '../zip.ts';
import { openWorkbook } from './open-workbook.ts';
import { sheetRows } from './sheet-rows.ts';

/** Sheets that are searched for a table. */
const MAX_SHEETS = 20;

type FilledSheet = { name: string; xml: string; certainty: Certainty };

/**
 * Reads a workbook: the first sheet whose columns are certain, else the first that may be a list. Names the other
 * filled sheets.
 */
export function readXlsx(zip: OpenedZip, options: ReadOptions): TableBody {
  const workbook = openWorkbook(zip);
  if ('code' in workbook) return unreadable('table', workbook);
  const problems: FileProblem[] = [];
  const filled = workbook.sheets.slice(0, MAX_SHEETS).flatMap(({ name, xml: unpack }): FilledSheet[] => {
    const xml = unpack();
    if (typeof xml !== 'string') problems.push(xml);
    const begun = typeof xml === 'string' ? beginTable(sheetRows(xml, workbook.shared), {}) : undefined;
    return typeof xml === 'string' && begun ? [{ name, xml, certainty: begun.columns.certainty }] : [];
  });
  const chosen =
    filled.find(({ certainty }) => certainty === 'certain') ??
    filled.find(({ certainty }) => certainty === 'guessed') ??
    filled[0];
  if (!chosen) return unreadable('table', problems[0] ?? { code: 'empty' });
  const names = filled.filter((sheet) => sheet !== chosen).map(({ name }) => name);
  if (names.length > 0)
    problems.push({
      code: 'otherSheets',
      file: options.file ?? 0,
      values: { name: chosen.name, text: names.join(', ') },
    });
  const rows = sheetRows(chosen.xml, workbook.shared);
  const begun = beginTable(rows, options);
  return begun
    ? { ...readTable(begun, rows, problems, options), writtenAs: 'workbook' }
    : unreadable('table', { code: 'empty' });
}
