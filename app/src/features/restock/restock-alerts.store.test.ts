// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { addAlert, MAX_ALERTS, removeAlert, useRestockAlerts } from './restock-alerts.store.ts';

const KEY = 'persisted.restockAlerts';
const red = { productId: '301', uniqueId: 'a1' };
const blue = { productId: '301', uniqueId: 'b2' };
const storedAlerts = () => useRestockAlerts.getState().alerts;
/** Stores alerts as another tab, or another version of the shop, does. */
function storeInOtherTab(state: unknown): void {
  localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

afterEach(() => useRestockAlerts.setState({ alerts: [], checkedAt: undefined }));

test('each colour of a part has an alert of its own, the newest first', () => {
  for (const alert of [red, blue, red]) addAlert(alert);
  expect(storedAlerts()).toEqual([red, blue]);
  removeAlert(red);
  expect(storedAlerts()).toEqual([blue]);
});

test('there are thirty alerts at most', () => {
  for (let at = 0; at < 40; at++) addAlert({ productId: String(at), uniqueId: '' });
  expect(storedAlerts()).toHaveLength(MAX_ALERTS);
  expect(storedAlerts()[0]?.productId).toBe('29');
});

test('follows other tabs; damaged alerts are left out, and no more than thirty are read', () => {
  storeInOtherTab({
    alerts: [red, { ...blue, isBack: true }, { productId: '../user', uniqueId: '' }, { productId: '5' }, null],
    checkedAt: 'soon',
  });
  expect(useRestockAlerts.getState()).toEqual({ alerts: [red, { ...blue, isBack: true }], checkedAt: undefined });
  storeInOtherTab({ alerts: Array.from({ length: 50 }, (_, at) => ({ productId: String(at), uniqueId: '' })) });
  expect(storedAlerts()).toHaveLength(MAX_ALERTS);
});
