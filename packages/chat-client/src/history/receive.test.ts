import { sendAgentMessage } from '@shop/mocks';
import { expect, test } from 'vitest';
import { transcript, visit } from '../test-simulator/visit.ts';

test('reports with a reply whether a window shows it', async () => {
  const { world, tab, pass } = await visit();
  sendAgentMessage(world.shop, 'demo', { content: 'seen' });
  await pass(500);
  world.hide(tab);
  sendAgentMessage(world.shop, 'demo', { content: 'unseen' });
  await pass(500);
  expect(world.replies.map(({ message, isSeen }) => [message.kind === 'text' && message.text, isSeen])).toEqual([
    ['seen', true],
    ['unseen', false],
  ]);
});

test('reports a message of another agent, without adding it to this conversation', async () => {
  const { world, state, pass } = await visit();
  sendAgentMessage(world.shop, 'demo', { agentId: '102', content: 'from the other one' });
  await pass(1000);
  expect(world.replies).toHaveLength(1);
  expect(state().items).toEqual([]);
});

test('reports a message once that was written while the connection was lost', async () => {
  const { world, state, pass } = await visit();
  world.network.drop();
  sendAgentMessage(world.shop, 'demo', { content: 'meanwhile' });
  await pass(40_000);
  expect(world.replies).toHaveLength(1);
  expect(transcript(state())).toEqual(['< meanwhile']);
});
