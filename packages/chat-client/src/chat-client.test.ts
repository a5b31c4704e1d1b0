import { sendAgentMessage, setPresence, transfer } from '@shop/mocks';
import { expect, test } from 'vitest';
import { transcript, visit } from './test-simulator/visit.ts';
import type { World } from './test-simulator/world-types.ts';

/** Adds so many messages of an agent, and returns their transcript. */
function addMessages(world: World, count: number, agentId = '101'): string[] {
  return Array.from({ length: count }, (_, index) => {
    sendAgentMessage(world.shop, 'demo', { agentId, content: `${agentId} ${index + 1}` });
    return `< ${agentId} ${index + 1}`;
  });
}

test('loads the agents, the one who answers, and the newest page of messages', async () => {
  let all: string[] = [];
  const { state, world } = await visit({ before: (at) => (all = addMessages(at, 50)) });
  expect(state().agents.map(({ id }) => id)).toEqual(['101', '102']);
  expect(state().agent).toMatchObject({ id: '101', name: '小砖' });
  expect(state().history).toEqual({ status: 'ready' });
  expect(transcript(state())).toEqual(all.slice(30));
  expect(state().hasOlder).toBe(true);
  expect(world.replies).toEqual([]);
});

test.each([false, true])('loads older pages back to the first message (by number: %s)', async (pagesByNumber) => {
  let all: string[] = [];
  const { state, tab, world, pass } = await visit({
    before(at) {
      all = addMessages(at, 50);
      at.shop.supportServer.faults.pagesByNumber = pagesByNumber;
    },
  });
  // Pages by number shift when a message is added in between.
  for (let page = 0; page < 4 && state().hasOlder; page += 1) {
    all.push(...addMessages(world, 3));
    tab.client.loadOlder();
    tab.client.loadOlder();
    await pass(1000);
  }
  expect(transcript(state())).toEqual(all);
  expect(state()).toMatchObject({ hasOlder: false, older: { status: 'ready' } });
});

test('shows that older messages failed to load, keeps the others, and loads them on retry', async () => {
  const { state, tab, world, pass } = await visit({ before: (at) => addMessages(at, 30) });
  world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
  tab.client.loadOlder();
  await pass(1000);
  expect(state().older.status).toBe('failed');
  expect(state().items).toHaveLength(20);
  world.shop.faults = [];
  tab.client.retry();
  await pass(1000);
  expect(state().items).toHaveLength(30);
});

test('shows that the chat failed to load, and loads it on retry', async () => {
  const { state, tab, world, pass } = await visit({
    before: (at) => at.shop.faults.push({ kind: 'down', call: 'agentList' }),
  });
  expect(state().history.status).toBe('failed');
  world.shop.faults = [];
  tab.client.retry();
  await pass(2000);
  expect(state().history).toEqual({ status: 'ready' });
  expect(state().connection).toEqual({ status: 'online' });
});

test('opens with the first agent when no agent is on duty', async () => {
  const { state, tab, world, pass } = await visit({
    before(at) {
      addMessages(at, 2);
      for (const id of ['101', '102']) setPresence(at.shop, id, false);
    },
  });
  expect(state().agent).toMatchObject({ id: '101' });
  expect(state().history).toEqual({ status: 'ready' });
  world.write(tab, '有人吗');
  await pass(1000);
  expect(transcript(state())).toEqual(['< 101 1', '< 101 2', '> 有人吗 [echo]']);
});

test('continues with another agent after a transfer', async () => {
  const { state, tab, world, pass } = await visit({
    before(at) {
      addMessages(at, 2, '102');
      addMessages(at, 2);
    },
  });
  transfer(world.shop, 'demo', '102');
  sendAgentMessage(world.shop, 'demo', { agentId: '102', content: '我是小板' });
  await pass(2000);
  world.write(tab, '你好');
  await pass(1000);
  sendAgentMessage(world.shop, 'demo', { agentId: '102', content: '您请说' });
  await pass(1000);
  expect(transcript(state())).toEqual(['< 101 1', '< 101 2', '-- 小板', '< 我是小板', '> 你好 [echo]', '< 您请说']);
  expect(state().agent).toMatchObject({ id: '102', name: '小板' });
  expect(world.shop.state.messages.at(-2)).toMatchObject({ agentId: '102', text: '你好' });
});

test('switches to the chosen agent, and to the first for an unknown id', async () => {
  const { state, tab, pass } = await visit();
  tab.client.switchAgent('102');
  await pass(500);
  expect(state().agent?.id).toBe('102');
  tab.client.switchAgent('unknown');
  await pass(500);
  expect(state().agent?.id).toBe('101');
  expect(transcript(state())).toEqual(['-- 小板', '-- 小砖']);
});

test('shows whether the agent is online', async () => {
  const { state, world, pass } = await visit();
  setPresence(world.shop, '101', false);
  await pass(500);
  expect(state().agent?.isOnline).toBe(false);
  setPresence(world.shop, '101', true);
  await pass(500);
  expect(state().agent?.isOnline).toBe(true);
});
