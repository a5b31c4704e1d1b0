import { readIo } from './ldraw/read-io.ts';
import { unreadable } from './read-body.ts';
import type { Readers } from './read-with.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { openZip } from './zip.ts';

/** Reads a zip file: an Excel workbook or a Stud.io model. */
export const readZip: Readers['zip'] = (bytes, options) => {
  const zip = openZip(bytes);
  if ('code' in zip) return unreadable('table', zip);
  const has = (path: RegExp) => zip.names.some((name) => path.test(name));
  if (has(/^xl\/workbook\.xml$/)) return readXlsx(zip, options);
  if (has(/^xl\/workbook\.bin$/)) return unreadable('table', { code: 'oldExcel' });
  return has(/\.(?:ldr|mpd)$/) ? readIo(zip, options.file ?? 0) : unreadable('table', { code: 'notText' });
};
