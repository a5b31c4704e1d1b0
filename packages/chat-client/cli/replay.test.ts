import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { TimedEvent } from '../src/chat-event.ts';
import type { ChatState } from '../src/chat-state.ts';
import { visit } from '../src/test-simulator/visit.ts';
import { createView } from '../src/view.ts';
import { formatLog, parseLog, replay } from './event-log.ts';
import { formatReplay, run } from './replay.ts';

/** A message whose echo was lost with the connection, and which the history confirmed. */
const SAMPLE = path.join(import.meta.dirname, 'fixtures/lost-echo.jsonl');

const printed = (...args: string[]) => {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  return { code: run(args, print, print), text: lines.join('\n') };
};

test('a recorded run replays to the same states', async () => {
  const events: TimedEvent[] = [];
  /** What the client showed before each event. */
  const shown: ChatState[] = [];
  let state: (() => ChatState) | undefined;
  const { world, tab, pass } = await visit({
    record(client, event) {
      if (client !== 0) return;
      events.push(event);
      if (state) shown.push(state());
    },
  });
  state = tab.client.state;
  const recordedBefore = events.length;
  world.write(tab, 'one');
  await pass(500);
  void tab.client.sendImage(new Blob(['0123456789']));
  const other = world.openTab(1);
  await pass(1000);
  world.network.drop();
  world.write(other, 'two');
  world.shop.faults.push({ kind: 'down', call: 'chatHistory' });
  await pass(10_000);
  world.shop.faults = [];
  await pass(30_000);

  const view = createView(() => undefined);
  const steps = replay(parseLog(formatLog(events)));
  expect(steps.slice(recordedBefore).map(({ before }) => withoutImages(view(before)))).toEqual(
    shown.map(withoutImages),
  );
  expect(withoutImages(view(steps.at(-1)?.state ?? (steps[0]?.before as never)))).toEqual(withoutImages(state()));
  expect(steps.flatMap(({ effects }) => effects.filter(({ type }) => type === 'sendFrame')).length).toBeGreaterThan(5);
});

/** A log has an image's size and type only. */
const withoutImages = (shown: ChatState): unknown => JSON.parse(formatLog([{ shown } as never]));

test('prints each event with what it changed and its effects, and then the last state', () => {
  const { code, text } = printed(SAMPLE);
  expect(code).toBe(0);
  expect(text).toContain('1. +0 ms started {"shopperId":"1","quarantineMs":2000}');
  expect(text).toContain('    connection.stage = "signedIn"');
  expect(text).toContain('    -> sendFrame {"frame":{"kind":"message","as":"text","content":"在吗","to":"101"}}');
  expect(text).toMatch(/The state after 34 events:\n {4}config .*\n {4}connection /);
  expect(text).toMatch(/ {4}conversation .*"confirmedBy":"history"/);
});

test('replays without the time or chance of the machine', () => {
  const text = readFileSync(SAMPLE, 'utf8');
  expect(formatReplay(text)).toBe(formatReplay(text));
});

test.each([
  ['', 'The log is empty: it has one event in JSON on each line.'],
  ['{"type":"leading","at":1,"chance":0}', 'The log does not begin with the event "started".'],
  ['\n{"type":"started"', 'Line 2 is not JSON.'],
  ['null', 'Line 1 is not an event of the chat: its type is undefined.'],
  ['{"type":"toString"}', 'Line 1 is not an event of the chat: its type is "toString".'],
  ['{"type":"started","at":"now"}', 'Line 1 has no time "at" in ms or no random number "chance".'],
  [
    '{"type":"started","at":1,"chance":0}\n{"type":"requestMade","at":1,"chance":0}',
    'Event 2 ("requestMade") is incomplete: TypeError',
  ],
])('says what is wrong with the log %j', (log, sentence) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'chat-log-')), 'log.jsonl');
  writeFileSync(file, log);
  const { code, text } = printed(file);
  expect(code).toBe(1);
  expect(text).toContain(`${file} cannot be replayed. ${sentence}`);
});

test('asks for a file, and says when it cannot be read', () => {
  expect(printed()).toEqual({ code: 2, text: expect.stringContaining('npm run chat:replay -- FILE') });
  expect(printed('/nowhere/log.jsonl')).toEqual({ code: 2, text: '/nowhere/log.jsonl cannot be read.' });
});
