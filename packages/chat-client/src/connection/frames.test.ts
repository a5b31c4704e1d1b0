import { encodeFrame } from '@shop/contracts';
import { pushRaw, sendAgentMessage } from '@shop/mocks';
import { expect, test } from 'vitest';
import { transcript, visit } from '../test-simulator/visit.ts';

test.each([
  ['invalid JSON', '}{'],
  ['a frame with a wrong structure', '{"type":"reply","data":{"id":{},"text":7}}'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty text', ''],
  ['a megabyte of text', 'x'.repeat(1_000_000)],
  ['a frame a thousand levels deep', '['.repeat(1000)],
])('counts %s and continues', async (_, text) => {
  const { world, state, pass } = await visit();
  pushRaw(world.shop, 'demo', text);
  sendAgentMessage(world.shop, 'demo', { content: '您好' });
  await pass(500);
  expect(state().counts).toMatchObject({ malformedFrames: 1, unknownFrames: 0 });
  expect(transcript(state())).toEqual(['< 您好']);
});

test('counts a frame of an unknown type and continues', async () => {
  const { world, state, pass } = await visit();
  pushRaw(world.shop, 'demo', '{"type":"dance","data":{}}');
  await pass(500);
  expect(state().counts).toMatchObject({ unknownFrames: 1, malformedFrames: 0 });
  expect(state().connection).toEqual({ status: 'online' });
});

test('shows a message of a megabyte, and a repeated message only once', async () => {
  const { world, state, pass } = await visit();
  const { id } = sendAgentMessage(world.shop, 'demo', { content: 'x'.repeat(1_000_000) });
  const again = encodeFrame({
    kind: 'reply',
    message: { id, senderId: '101', senderName: '', avatar: '', kind: 'text', text: 'another' },
  });
  for (let time = 0; time < 3; time += 1) pushRaw(world.shop, 'demo', again);
  await pass(500);
  expect(state().items).toHaveLength(1);
  expect(state().items[0]).toMatchObject({ message: { text: expect.stringMatching(/^x{1000}/) } });
});
