import { describe, expect, test } from 'vitest';
import { addFaults, transcript, visit } from '../test-simulator/visit.ts';

describe('on a server that stores texts in another form', () => {
  test('accepts the echo of the only message in flight, and sends it once', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { sanitize: (text) => text.replaceAll('bad', '***') });
    world.write(tab, 'a bad word');
    world.write(tab, 'fine');
    await pass(3000);
    expect(world.received()).toEqual(['a *** word', 'fine']);
    expect(transcript(state())).toEqual(['> a *** word [history]', '> fine [echo]']);
  });

  test('asks the shopper when the history cannot show whether a message has arrived', async () => {
    const visited = await visit();
    const { world, tab, state, pass } = visited;
    addFaults(visited, { sanitize: (text) => `${text}!`, dropsEcho: () => true });
    world.write(tab, 'a & b');
    await pass(300);
    world.network.drop();
    await pass(8000);
    expect(transcript(state())).toEqual(['> a & b!', '(unconfirmed) a & b']);
    expect(state().items[1]).toMatchObject({ outgoing: { delivery: { reason: 'historyUnclear' } } });
    expect(world.received()).toEqual(['a & b!']);
  });
});
