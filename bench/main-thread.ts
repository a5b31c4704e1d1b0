import { inBrowser } from './browser.ts';
import { openCalibration } from './calibration.ts';
import { runLighthouse, type Figures, type Preset } from './lighthouse.ts';
import { MEASURED, type MeasuredName } from './pages.ts';
import { phoneSlowdown } from './processor.ts';
import { median } from './spread.ts';

const CALIBRATION = 'calibration';
/** The figures that are compared with the calibration page. */
const COMPARED = ['blocking', 'script', 'layout', 'largestPaint', 'elements'] as const;
type Compared = (typeof COMPARED)[number];
type Row = Figures & { ratio: Record<Compared, number> };

/**
 * The measured pages beside the calibration page in Lighthouse: the median of interleaved rounds, so that a busy moment
 * of the machine meets all pages alike, and for each figure its ratio to the calibration page in the same run.
 */
export async function measureMainThread(
  url: string,
  preset: Preset,
  rounds: number,
  names: readonly MeasuredName[],
): Promise<Record<string, Row>> {
  const calibration = await openCalibration();
  const addresses = {
    [CALIBRATION]: calibration.url,
    ...Object.fromEntries(names.map((name) => [name, url + MEASURED[name]])),
  };
  const runs = new Map<string, Figures[]>(Object.keys(addresses).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of Object.entries(addresses)) {
        const slowdown = preset === 'mobile' ? await inBrowser(phoneSlowdown) : 1;
        runs.get(name)?.push(await runLighthouse(address, preset, slowdown));
      }
  } finally {
    calibration.close();
  }
  const medians = mapValues(Object.fromEntries(runs), medianOf);
  const base = medians[CALIBRATION];
  return mapValues(medians, (figures) => ({
    ...figures,
    ratio: Object.fromEntries(
      COMPARED.map((name) => [name, Math.round((figures[name] / Math.max(1, base?.[name] ?? 1)) * 100) / 100]),
    ) as Record<Compared, number>,
  }));
}

const medianOf = (runs: readonly Figures[]): Figures =>
  mapValues(runs[0] as Figures, (_, name) => median(runs.map((figures) => figures[name as keyof Figures]))) as Figures;

const mapValues = <T, R>(object: Readonly<Record<string, T>>, map: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));

/** The figures as a table of text: absolute, and in brackets the ratio to the calibration page. */
export function mainThreadTable(rows: Readonly<Record<string, Row>>): string {
  const cell = (row: Row, name: Compared) => `${row[name]} (${row.ratio[name]})`;
  const lines = Object.entries(rows).map(([page, row]) =>
    [page, row.performance, ...COMPARED.map((name) => cell(row, name)), row.shift, row.benchmark].join(' | '),
  );
  return [`page | performance | ${COMPARED.join(' | ')} | shift | benchmark`, ...lines].join('\n');
}
