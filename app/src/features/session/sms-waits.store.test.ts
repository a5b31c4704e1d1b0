// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startWait, useSmsWaits } from './sms-waits.store.ts';

const NOW = Date.parse('2026-11-20T12:00:00+08:00');
beforeEach(() => useSmsWaits.setState({ waits: {} }));

test('a number waits for 60 s from the answer on, each for itself; past waits are forgotten', () => {
  startWait('13812345678', NOW);
  startWait('13900139000', NOW + 59_999);
  expect(useSmsWaits.getState().waits).toEqual({ 13812345678: NOW + 60_000, 13900139000: NOW + 119_999 });
  startWait('13700137000', NOW + 60_000);
  expect(Object.keys(useSmsWaits.getState().waits).toSorted()).toEqual(['13700137000', '13900139000']);
});

test('a reload continues the wait, and ignores what is no time', async () => {
  const stored = { state: { waits: { 13812345678: NOW, 13900139000: 'soon' } }, version: 0 };
  sessionStorage.setItem('persisted.smsWaits', JSON.stringify(stored));
  vi.resetModules();
  const reloaded = await import('./sms-waits.store.ts');
  expect(reloaded.useSmsWaits.getState()).toEqual({ waits: { 13812345678: NOW } });
});
