import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FLAGS } from '../tools/chromium-flags.ts';

export type Preset = 'mobile' | 'desktop';
/** Times in ms, on the slow line and processor of the preset; scores from 0 to 100. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Parsing and running scripts, by the clock of the slowed processor. */
  script: number;
  /** Styles and layout. */
  layout: number;
  shift: number;
  elements: number;
  /** Lighthouse's measure of the machine in this run. */
  benchmark: number;
};
type WorkItem = { group: string; duration: number };
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: readonly unknown[] } }>;
  environment: { benchmarkIndex: number };
};

/** One run of Lighthouse, which simulates a processor so many times slower than this machine's. */
export async function runLighthouse(address: string, preset: Preset, slowdown: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const out = path.join(folder, 'report.json');
  const run = spawn(
    path.join(import.meta.dirname, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--output=json',
      `--output-path=${out}`,
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=--headless ${FLAGS.join(' ')} --user-data-dir=${path.join(folder, 'profile')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: process.env.CHROMIUM } },
  );
  const [status] = (await once(run, 'close')) as [number | null];
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} at ${address}.`);
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  return figuresOf(report);
}

function figuresOf({ categories, audits, environment }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const work = (audits['mainthread-work-breakdown']?.details?.items ?? []) as readonly WorkItem[];
  const spent = (...groups: string[]) =>
    Math.round(work.filter(({ group }) => groups.includes(group)).reduce((sum, { duration }) => sum + duration, 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    script: spent('scriptEvaluation', 'scriptParseCompile'),
    layout: spent('styleLayout'),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    elements: value('dom-size-insight'),
    benchmark: Math.round(environment.benchmarkIndex),
  };
}
