import { expect, test } from 'vitest';
import { visit } from '../test-simulator/visit.ts';

test('saves the draft for the next visit', async () => {
  const { world, tab, pass } = await visit();
  tab.client.setDraft('half a sen');
  await pass(450);
  tab.client.setDraft('half a sentence');
  world.closeTab(tab);
  await pass(500);
  const next = world.openTab(0);
  next.client.setDraft('');
  await pass(1000);
  expect(next.client.state().draft).toBe('');
  const other = world.openTab(1);
  await pass(1000);
  expect(other.client.state().draft).toBe('');
});

test('restores the draft after the tab was killed a moment after the last keystroke', async () => {
  const { world, tab, pass } = await visit();
  tab.client.setDraft('half a sentence');
  await pass(450);
  world.killTab(tab);
  const next = world.openTab(0);
  await pass(1500);
  expect(next.client.state().draft).toBe('half a sentence');
});
