// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forget, note, useRecently } from './recently.ts';

beforeEach(() => forget());
const kept = () => JSON.parse(localStorage.getItem('recently') ?? '{}') as unknown;

test('the part looked at last comes first, each once, twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) note('parts', String(id));
  note('parts', '5');
  expect(useRecently.getState().parts).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
  expect(kept()).toEqual(useRecently.getState());
});

test('a search can be forgotten alone, or all of them, and the parts stay', () => {
  note('parts', '7');
  for (const text of ['2x4', '3001', '红色 板']) note('searches', text);
  forget('searches', '3001');
  expect(useRecently.getState().searches).toEqual(['红色 板', '2x4']);
  forget('searches');
  expect(useRecently.getState()).toEqual({ parts: ['7'], searches: [] });
});
