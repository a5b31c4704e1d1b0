import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { createLineIdentifier, groupLines, judgeSystems, loadReference, readListFile } from '@shop/parts-list/stages';
import type { Reference } from '@shop/parts-list';
import { csvOf, honestBomb, listRows, lyingBomb, xlsxOf } from './list-files.ts';

const LINES = 100_000;
const CSV_ROUNDS = 15;
const XLSX_ROUNDS = 5;
/** Warm-up rounds, until both are compiled. */
const WARM_ROUNDS = 2;

/** `peakMB` with Node and the tables in it, `grewMB` without. */
type Alone = { ms: number; peakMB: number; grewMB: number; lines: number; groups: number; problems: string[] };

/**
 * The time to read and identify 100,000 lines, compared with other libraries that only parse the same file: medians of
 * alternating rounds, in ms. Zip bombs, and memory, are measured in a process of their own.
 */
export async function measureLists(): Promise<Record<string, unknown>> {
  const started = performance.now();
  const reference = await loadReference();
  const referenceMs = round(performance.now() - started);
  const rows = listRows(reference, LINES);
  const csv = csvOf(rows);
  const xlsx = xlsxOf(rows);
  const text = new TextDecoder().decode(csv);
  // Both must have read all lines.
  const papaRows = Papa.parse<string[]>(text).data.length - 2;
  const excelRows = (await readExcelFile(Buffer.from(xlsx)))[0]?.data.length ?? 0;
  const counts = {
    csv: identifyAll('list.csv', csv, reference).lines,
    xlsx: identifyAll('list.xlsx', xlsx, reference).lines,
    papaparse: papaRows,
    readExcelFile: excelRows - 1,
  };
  const [ourCsv = 0, papaparse = 0] = await alternate(CSV_ROUNDS, [
    () => identifyAll('list.csv', csv, reference),
    () => Papa.parse<string[]>(text),
  ]);
  const [ourXlsx = 0, readExcel = 0] = await alternate(XLSX_ROUNDS, [
    () => identifyAll('list.xlsx', xlsx, reference),
    () => readExcelFile(Buffer.from(xlsx)),
  ]);
  return {
    pairs: new Set(rows.map(({ part, colour }) => `${part}/${colour}`)).size,
    counts,
    referenceMs,
    csv: { ms: ourCsv, papaparseMs: papaparse, ratio: round(ourCsv / papaparse) },
    xlsx: { ms: ourXlsx, readExcelFileMs: readExcel, ratio: round(ourXlsx / readExcel) },
    alone: measureAlone({
      'list.csv': csv,
      'list.xlsx': xlsx,
      'honest-bomb.xlsx': honestBomb(),
      'lying-bomb.xlsx': lyingBomb(),
    }),
  };
}

/** Reads, identifies and groups a list, like the list session before it shows rows. */
function identifyAll(name: string, bytes: Uint8Array, reference: Reference): { lines: number; groups: number } {
  const read = readListFile({ name, bytes });
  const { name: system } = judgeSystems(read.lines, reference, read.colours);
  const lines = read.lines.map(createLineIdentifier(reference, system));
  return { lines: lines.length, groups: groupLines(lines, true).length };
}

/** Median time of each in ms, measured in alternation so that other load affects all alike. */
async function alternate(rounds: number, runs: readonly (() => unknown)[]): Promise<number[]> {
  const times = runs.map((): number[] => []);
  for (let nth = -WARM_ROUNDS; nth < rounds; nth += 1) {
    for (const [place, run] of runs.entries()) {
      const started = performance.now();
      await run();
      if (nth >= 0) times[place]?.push(performance.now() - started);
    }
  }
  return times.map((own) => round(own.toSorted((one, other) => one - other)[Math.floor(own.length / 2)] ?? 0));
}

/** Reads each file in a process of its own: time and memory. */
function measureAlone(files: Record<string, Uint8Array>): Record<string, Alone> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
  try {
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]): [string, Alone] => {
        const file = path.join(folder, name);
        writeFileSync(file, bytes);
        const { stdout } = spawnSync(
          process.execPath,
          ['--disable-warning=ExperimentalWarning', path.resolve(import.meta.dirname, 'parts-list-alone.ts'), file],
          { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
        );
        return [name, JSON.parse(stdout) as Alone];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
