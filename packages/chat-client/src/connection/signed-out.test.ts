import { describe, expect, test } from 'vitest';
import { transcript, visit } from '../test-simulator/visit.ts';

describe('when the sign-in is refused', () => {
  test('reports it once, stops reconnecting, and sends queued messages after the next sign-in', async () => {
    const { world, tab, state, pass } = await visit();
    world.expireToken();
    world.network.drop();
    world.write(tab, 'still here');
    await pass(1500);
    expect(world.signOuts).toBe(1);
    expect(world.serverErrors).toEqual([expect.stringContaining('登录')]);
    await pass(20_000);
    expect(world.signOuts).toBe(1);
    expect(transcript(state())).toEqual(['> still here [echo]']);
  });

  test('never sends the messages of another shopper', async () => {
    const { world, pass } = await visit({
      before(at) {
        void at.browser.openTab().outbox.put({
          key: 'theirs',
          shopperId: 'somebody else',
          agentId: '101',
          kind: 'text',
          content: 'secret',
          writtenAt: 1,
          delivery: { status: 'queued' },
          unanswered: 0,
        });
      },
    });
    await pass(70_000);
    expect(world.received()).toEqual([]);
    expect(world.browser.stored().map(({ key }) => key)).toEqual(['theirs']);
  });
});
