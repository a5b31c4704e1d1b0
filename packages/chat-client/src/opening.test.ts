import { agentSays, setPresence, transfer } from '@shop/mocks';
import { expect, test } from 'vitest';
import { visit, written } from './test-world/visit.ts';
import type { World } from './test-world/world.ts';

/** Writes so many messages of the past, and answers their texts. */
function past(world: World, count: number, agentId = '101'): string[] {
  return Array.from({ length: count }, (_, place) => {
    agentSays(world.shop, 'demo', { agentId, content: `${agentId} ${place + 1}` });
    return `< ${agentId} ${place + 1}`;
  });
}

test('opens with the agents, the one who answers, and the newest page of what was said', async () => {
  let all: string[] = [];
  const { state, world } = await visit({ before: (at) => (all = past(at, 50)) });
  expect(state().agents.map(({ id }) => id)).toEqual(['101', '102']);
  expect(state().agent).toMatchObject({ id: '101', name: '小砖' });
  expect(state().past).toEqual({ state: 'ready' });
  expect(written(state())).toEqual(all.slice(30));
  expect(state().hasOlder).toBe(true);
  expect(world.replies).toEqual([]);
});

test.each([false, true])('goes back page by page to the first message (by number: %s)', async (pagesByNumber) => {
  let all: string[] = [];
  const { state, tab, world, pass } = await visit({
    before(at) {
      all = past(at, 50);
      at.shop.desk.faults.pagesByNumber = pagesByNumber;
    },
  });
  // Pages that go by number shift when a message comes between.
  for (let page = 0; page < 4 && state().hasOlder; page += 1) {
    all.push(...past(world, 3));
    tab.client.askOlder();
    tab.client.askOlder();
    await pass(1000);
  }
  expect(written(state())).toEqual(all);
  expect(state()).toMatchObject({ hasOlder: false, older: { state: 'ready' } });
});

test('says that older messages could not be loaded, keeps what is there, and tries again when asked', async () => {
  const { state, tab, world, pass } = await visit({ before: (at) => past(at, 30) });
  world.shop.troubles.push({ kind: 'down', call: 'chatRecord' });
  tab.client.askOlder();
  await pass(1000);
  expect(state().older.state).toBe('failed');
  expect(state().lines).toHaveLength(20);
  world.shop.troubles = [];
  tab.client.retry();
  await pass(1000);
  expect(state().lines).toHaveLength(30);
});

test('says that the chat could not be loaded, and tries again when asked', async () => {
  const { state, tab, world, pass } = await visit({
    before: (at) => at.shop.troubles.push({ kind: 'down', call: 'agentList' }),
  });
  expect(state().past.state).toBe('failed');
  world.shop.troubles = [];
  tab.client.retry();
  await pass(2000);
  expect(state().past).toEqual({ state: 'ready' });
  expect(state().line).toEqual({ at: 'online' });
});

test('opens with the first agent when nobody is on duty', async () => {
  const { state, tab, world, pass } = await visit({
    before(at) {
      past(at, 2);
      for (const id of ['101', '102']) setPresence(at.shop, id, false);
    },
  });
  expect(state().agent).toMatchObject({ id: '101' });
  expect(state().past).toEqual({ state: 'ready' });
  world.say(tab, '有人吗');
  await pass(1000);
  expect(written(state())).toEqual(['< 101 1', '< 101 2', '> 有人吗 [echo]']);
});

test('goes on with another agent when the server hands the shopper over', async () => {
  const { state, tab, world, pass } = await visit({
    before(at) {
      past(at, 2, '102');
      past(at, 2);
    },
  });
  transfer(world.shop, 'demo', '102');
  agentSays(world.shop, 'demo', { agentId: '102', content: '我是小板' });
  await pass(2000);
  world.say(tab, '你好');
  await pass(1000);
  agentSays(world.shop, 'demo', { agentId: '102', content: '您请说' });
  await pass(1000);
  expect(written(state())).toEqual(['< 101 1', '< 101 2', '-- 小板', '< 我是小板', '> 你好 [echo]', '< 您请说']);
  expect(state().agent).toMatchObject({ id: '102', name: '小板' });
  expect(world.shop.state.messages.at(-2)).toMatchObject({ agentId: '102', text: '你好' });
});

test('turns to the agent whom the shopper chooses, and to the first where nobody has that id', async () => {
  const { state, tab, pass } = await visit();
  tab.client.turnTo('102');
  await pass(500);
  expect(state().agent?.id).toBe('102');
  tab.client.turnTo('nobody');
  await pass(500);
  expect(state().agent?.id).toBe('101');
  expect(written(state())).toEqual(['-- 小板', '-- 小砖']);
});

test('shows whether the agent is there', async () => {
  const { state, world, pass } = await visit();
  setPresence(world.shop, '101', false);
  await pass(500);
  expect(state().agent?.isOnline).toBe(false);
  setPresence(world.shop, '101', true);
  await pass(500);
  expect(state().agent?.isOnline).toBe(true);
});

test('tells of a reply whether a window shows it', async () => {
  const { world, tab, pass } = await visit();
  agentSays(world.shop, 'demo', { content: 'seen' });
  await pass(500);
  world.hide(tab);
  agentSays(world.shop, 'demo', { content: 'unseen' });
  await pass(500);
  expect(world.replies.map(({ message, isSeen }) => [message.kind === 'text' && message.text, isSeen])).toEqual([
    ['seen', true],
    ['unseen', false],
  ]);
});

test('tells of what another agent wrote, without laying it into this conversation', async () => {
  const { world, state, pass } = await visit();
  agentSays(world.shop, 'demo', { agentId: '102', content: 'from the other one' });
  await pass(1000);
  expect(world.replies).toHaveLength(1);
  expect(state().lines).toEqual([]);
});

test('tells of what was written while the line was down, once', async () => {
  const { world, state, pass } = await visit();
  world.network.drop();
  agentSays(world.shop, 'demo', { content: 'meanwhile' });
  await pass(40_000);
  expect(world.replies).toHaveLength(1);
  expect(written(state())).toEqual(['< meanwhile']);
});

test('sends the product card and then the order card after the first page, each once', async () => {
  const { world, tab, pass } = await visit();
  world.closeTab(tab);
  const { client } = world.openTab(0);
  const cards = { productId: '3001', orderId: 'wx1' };
  const answers = Promise.all([client.present(cards), client.present(cards)]);
  await pass(3000);
  await client.present(cards);
  await pass(1000);
  expect(await answers).toEqual(['sent', 'sent']);
  expect(world.shop.state.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['product', '3001'],
    ['order', 'wx1'],
  ]);
});

test('says that it is still connecting where there is no socket yet for a card, and sends it later', async () => {
  const { world, tab, pass } = await visit({
    before: (at) => at.shop.troubles.push({ kind: 'down', call: 'socketAddress' }),
  });
  expect(await tab.client.present({ productId: '3001' })).toBe('connecting');
  world.shop.troubles = [];
  await pass(40_000);
  expect(world.stored()).toEqual(['3001']);
});

test('keeps what stands in the text box, for the next time', async () => {
  const { world, tab, pass } = await visit();
  tab.client.setDraft('half a sen');
  await pass(200);
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

test('brings back what stood in the text box when the tab died', async () => {
  const { world, tab, pass } = await visit();
  tab.client.setDraft('half a sentence');
  await pass(1500);
  world.killTab(tab);
  const next = world.openTab(0);
  await pass(1500);
  expect(next.client.state().draft).toBe('half a sentence');
});
