// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clearPersistedStores } from './persisted-store.ts';
import { addRecent, clearRecent, useRecentActivity } from './recent-activity.store.ts';

beforeEach(clearPersistedStores);
const persisted = () => JSON.parse(localStorage.getItem('persisted.recentActivity') ?? '{}') as unknown;

test('lists the twelve parts opened last, newest first, each once', () => {
  for (let id = 1; id <= 14; id += 1) addRecent('parts', String(id));
  addRecent('parts', '5');
  expect(useRecentActivity.getState().parts).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
  expect(persisted()).toMatchObject({ state: useRecentActivity.getState() });
});

test('removes one search, or all of them, and no parts', () => {
  addRecent('parts', '7');
  for (const text of ['2x4', '3001', '红色 板']) addRecent('searches', text);
  clearRecent('searches', '3001');
  expect(useRecentActivity.getState().searches).toEqual(['红色 板', '2x4']);
  clearRecent('searches');
  expect(useRecentActivity.getState()).toEqual({ parts: ['7'], searches: [] });
});
