import type { ChatFaults } from '@shop/mocks';
import { describe, expect, test } from 'vitest';
import { visit, written, type Visit } from './test-world/visit.ts';

/** Puts something wrong with the chat, besides what is. */
const fault = ({ world }: Visit, faults: ChatFaults) => void Object.assign(world.shop.desk.faults, faults);
const keyOf = ({ state }: Visit, content: string) =>
  state().lines.find((line) => line.type === 'outgoing' && line.outgoing.content === content)?.key ?? '';

describe('while all is well', () => {
  test('shows a message at once, sends it, and says that it was delivered under the same key', async () => {
    const { world, tab, state, pass } = await visit();
    world.say(tab, '在吗');
    const [line] = state().lines;
    expect(line).toMatchObject({ type: 'outgoing', outgoing: { content: '在吗' } });
    await pass(500);
    expect(written(state())).toEqual(['> 在吗 [echo]']);
    expect(state().lines[0]?.key).toBe(line?.key);
  });

  test('sends one message at a time, in the order in which they were written', async () => {
    const { world, tab, state, pass } = await visit();
    for (const text of ['one', 'two', 'three']) world.say(tab, text);
    await pass(15);
    expect(written(state()).filter((line) => line.startsWith('(inFlight)')).length).toBeLessThan(2);
    await pass(1000);
    expect(world.stored()).toEqual(['one', 'two', 'three']);
    expect(world.browser.kept()).toEqual([]);
  });

  test('shows what the server has made of a message', async () => {
    const { world, tab, state, pass } = await visit();
    world.say(tab, ' 两\n<b>行</b> ');
    await pass(500);
    expect(written(state())).toEqual(['> 两行 [echo]']);
  });

  test('keeps nothing that is blank, nor what the server would keep nothing of', async () => {
    const { world, tab, state, pass } = await visit();
    for (const text of ['', '  ', '\n', '<3']) world.say(tab, text);
    await pass(1000);
    expect(state().lines).toEqual([]);
    expect(world.stored()).toEqual([]);
  });
});

describe('when the line is cut', () => {
  test('finds in history that a message whose echo was lost has arrived', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { losesEcho: () => true });
    world.say(tab, '在吗');
    await pass(300);
    world.network.drop();
    await pass(8000);
    expect(written(state())).toEqual(['> 在吗 [history]']);
    expect(world.stored()).toEqual(['在吗']);
    expect(state().counts.drops).toBe(1);
  });

  test('waits, and sends again what the server never had', async () => {
    const { world, tab, state, pass } = await visit();
    world.network.goSilent();
    world.say(tab, '在吗');
    await pass(1000);
    expect(written(state())).toEqual(['(inFlight) 在吗']);
    await pass(30_000);
    expect(written(state())).toEqual(['> 在吗 [echo]']);
    expect(world.stored()).toEqual(['在吗']);
  });

  test('does not take the copy of an earlier message for this one', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    world.say(tab, 'ok');
    await pass(1000);
    world.network.goSilent();
    world.say(tab, 'ok');
    await pass(40_000);
    expect(world.stored()).toEqual(['ok', 'ok']);
    expect(written(state())).toEqual(['> ok [echo]', '> ok [echo]']);
  });

  test('asks the record again until it answers before anything else is sent', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { losesEcho: () => true });
    world.say(tab, 'one');
    await pass(300);
    fault(visited, { losesEcho: () => false });
    world.shop.troubles.push({ kind: 'down', call: 'chatRecord' });
    world.say(tab, 'two');
    world.network.drop();
    await pass(20_000);
    expect(written(state())).toEqual(['(inFlight) one', '(queued) two']);
    expect(state().line).toEqual({ at: 'connecting' });
    world.shop.troubles = [];
    await pass(30_000);
    expect(written(state())).toEqual(['> one [history]', '> two [echo]']);
  });

  test('sends although the record is away when nothing is in flight', async () => {
    const { world, tab, state, pass } = await visit();
    world.shop.troubles.push({ kind: 'down', call: 'chatRecord' });
    world.network.drop();
    await pass(10_000);
    expect(state().line).toEqual({ at: 'online' });
    world.say(tab, 'hello');
    await pass(1000);
    expect(written(state())).toEqual(['> hello [echo]']);
    expect(world.stored()).toEqual(['hello']);
  });
});

test('leaves what the line is carrying to the line, when the record answers late', async () => {
  for (let wait = 0; wait < 40; wait += 1) {
    const visited = await visit({ seed: wait });
    const { world, tab, pass } = visited;
    world.shop.troubles.push({ kind: 'down', call: 'chatRecord' });
    world.network.drop();
    await pass(10_000);
    fault(visited, { lateness: ({ kind }) => (kind === 'say' ? 1900 : 0) });
    world.say(tab, 'ok');
    await pass(wait * 50);
    world.shop.troubles = [];
    await pass(30_000);
    expect({ wait, stored: world.stored() }).toEqual({ wait, stored: ['ok'] });
  }
});

describe('when the server does not take a message', () => {
  test('shows the server’s words, goes on with the next, and sends again when asked', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, {
      complains: (frame) => (frame.kind === 'say' && frame.content === 'bad' ? '格式错误' : undefined),
    });
    world.say(tab, 'bad');
    world.say(tab, 'good');
    await pass(3000);
    expect(written(state())).toEqual(['> good [echo]', '(refused) bad']);
    expect(state().lines[1]).toMatchObject({ outgoing: { standing: { reason: '格式错误' } } });
    fault(visited, { complains: undefined });
    tab.client.resend(keyOf(visited, 'bad'));
    await pass(2000);
    expect(written(state())).toEqual(['> good [echo]', '> bad [echo]']);
  });

  test('looks whether a message has arrived before it believes a complaint', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { losesEcho: () => true });
    world.say(tab, 'one');
    await pass(300);
    for (const seat of world.shop.desk.sockets) seat.say({ kind: 'complaint', message: '格式错误' });
    await pass(2000);
    expect(written(state())).toEqual(['> one [history]']);
  });

  test('lets go of a refused message when the shopper does', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { complains: () => '格式错误' });
    world.say(tab, 'bad');
    await pass(3000);
    tab.client.discard(keyOf(visited, 'bad'));
    await pass(1000);
    expect(state().lines).toEqual([]);
    expect(world.browser.kept()).toEqual([]);
  });

  test('asks the shopper after the server was silent about it three times, and goes on with the next', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { swallows: (frame) => frame.kind === 'say' && frame.content === 'lost' });
    world.say(tab, 'lost');
    world.say(tab, 'next');
    await pass(70_000);
    expect(written(state())).toEqual(['> next [echo]', '(needsDecision) lost']);
    expect(state().lines[1]).toMatchObject({ outgoing: { standing: { doubt: 'noAnswer' } } });
    fault(visited, { swallows: undefined });
    tab.client.resend(keyOf(visited, 'lost'));
    await pass(2000);
    expect(written(state())).toEqual(['> next [echo]', '> lost [echo]']);
    expect(world.stored()).toEqual(['next', 'lost']);
  });

  test('asks the shopper about a message with which the line ends again and again, and goes on with the next', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, {
      swallows: (frame) => {
        const isFatal = frame.kind === 'say' && frame.content === 'fatal';
        if (isFatal) world.network.drop();
        return isFatal;
      },
    });
    world.say(tab, 'fatal');
    world.say(tab, 'next');
    await pass(20 * 45_000);
    expect(written(state())).toEqual(['> next [echo]', '(needsDecision) fatal']);
    expect(world.stored()).toEqual(['next']);
  });

  test('does not credit a message in doubt with the record of a later one that reads the same', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    let swallowed = 0;
    fault(visited, { swallows: (frame) => frame.kind === 'say' && (swallowed += 1) <= 3 });
    world.say(tab, 'ok');
    world.say(tab, 'ok');
    await pass(70_000);
    expect(written(state())).toEqual(['> ok [echo]', '(needsDecision) ok']);
    world.closeTab(tab);
    const again = world.openTab(0);
    await pass(10_000);
    world.network.drop();
    await pass(10_000);
    expect(written(again.client.state())).toEqual(['> ok', '(needsDecision) ok']);
    again.client.resend(again.client.state().lines[1]?.key ?? '');
    await pass(3000);
    expect(world.stored()).toEqual(['ok', 'ok']);
  });

  test('finds a message in doubt that arrived late after all', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { swallows: (frame) => frame.kind === 'say' });
    world.say(tab, 'late');
    await pass(70_000);
    const account = Object.values(world.shop.state.accounts)[0];
    world.shop.state.messages.push({
      id: '5000',
      accountId: account?.id ?? '',
      agentId: '101',
      isFromAgent: false,
      kind: 'text',
      text: 'late',
      sentAt: Math.floor(world.time.now()),
    });
    world.network.drop();
    await pass(10_000);
    expect(written(state())).toEqual(['> late [history]']);
  });
});

describe('on a server that keeps texts in another form', () => {
  test('takes the echo of the one message on this line for its own, and sends it once', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { keepsText: (text) => text.replaceAll('bad', '***') });
    world.say(tab, 'a bad word');
    world.say(tab, 'fine');
    await pass(3000);
    expect(world.stored()).toEqual(['a *** word', 'fine']);
    expect(written(state())).toEqual(['> a *** word [history]', '> fine [echo]']);
  });

  test('asks the shopper where nothing can tell whether a message has arrived', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    fault(visited, { keepsText: (text) => `${text}!`, losesEcho: () => true });
    world.say(tab, 'a & b');
    await pass(300);
    world.network.drop();
    await pass(8000);
    expect(written(state())).toEqual(['> a & b!', '(needsDecision) a & b']);
    expect(state().lines[1]).toMatchObject({ outgoing: { standing: { doubt: 'historyUnclear' } } });
    expect(world.stored()).toEqual(['a & b!']);
  });
});

describe('when the sign-in is refused', () => {
  test('says so once, tries no more, and sends what waits after the next sign-in', async () => {
    const { world, tab, state, pass } = await visit();
    world.expireToken();
    world.network.drop();
    world.say(tab, 'still here');
    await pass(1500);
    expect(world.signOuts).toBe(1);
    await pass(20_000);
    expect(world.signOuts).toBe(1);
    expect(written(state())).toEqual(['> still here [echo]']);
  });

  test('never sends what another shopper has written', async () => {
    const { world, pass } = await visit({
      before(at) {
        void at.browser.openSeat().outbox.put({
          key: 'theirs',
          shopperId: 'somebody else',
          agentId: '101',
          kind: 'text',
          content: 'secret',
          writtenAt: 1,
          standing: { at: 'queued' },
          unanswered: 0,
        });
      },
    });
    await pass(70_000);
    expect(world.stored()).toEqual([]);
    expect(world.browser.kept().map(({ key }) => key)).toEqual(['theirs']);
  });
});
