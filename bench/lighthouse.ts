import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGES } from './shop.ts';

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

/** Lighthouse scores (0 to 100) and its times (ms) for each page, on the mobile and the desktop preset. */
export function measureLighthouse(url: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, page] of Object.entries(PAGES)) {
    result[name] = { mobile: run(url + page, []), desktop: run(url + page, ['--preset=desktop']) };
  }
  return result;
}

function run(address: string, options: readonly string[]): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const out = path.join(folder, 'report.json');
  const { status } = spawnSync(
    path.join(import.meta.dirname, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--output=json',
      `--output-path=${out}`,
      '--quiet',
      `--chrome-flags=${FLAGS} --user-data-dir=${path.join(folder, 'profile')}`,
      ...options,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM },
    },
  );
  if (status !== 0) return { failed: `lighthouse ended with ${status}` };
  const { categories, audits } = JSON.parse(readFileSync(out, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => Math.round((audits[audit]?.numericValue ?? 0) * 1000) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
