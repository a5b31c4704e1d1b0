import { expect, test } from 'vitest';
import { readScrolledFrames, readTasks } from './read-trace.ts';

const MAIN = { pid: 1, tid: 1 };
const event = (name: string, ts: number, dur: number, tdur: number, more: object = {}) => ({
  ...MAIN,
  name,
  ph: 'X',
  ts,
  dur,
  tdur,
  args: {},
  ...more,
});
const trace = (...events: readonly object[]) =>
  Buffer.from(
    JSON.stringify({
      traceEvents: [
        { ...MAIN, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
        { ...MAIN, name: 'firstContentfulPaint', ph: 'I', ts: 20_000, args: {} },
        ...events,
      ],
    }),
  );

test('a task is named by what took most of it, and counted from the first paint', () => {
  const call = { args: { data: { functionName: 'draw', url: 'https://shop.test/assets/app-1a2b.js' } } };
  const tasks = readTasks(
    trace(
      event('ThreadControllerImpl::RunTask', 5000, 1000, 1000),
      event('ThreadControllerImpl::RunTask', 30_000, 90_000, 60_000),
      event('FunctionCall', 31_000, 60_000, 40_000, call),
      event('Layout', 95_000, 15_000, 12_000),
      event('FunctionCall', 130_000, 5000, 5000, call),
    ),
  );
  expect(tasks).toEqual([
    { at: -15, ms: 1, workMs: 1, parts: [] },
    { at: 10, ms: 90, workMs: 60, parts: ['FunctionCall draw app-1a2b.js 40', 'Layout 12'] },
  ]);
});

test('tasks of other threads and processes do not count', () => {
  const elsewhere = { pid: 2, tid: 1 };
  expect(readTasks(trace(event('ThreadControllerImpl::RunTask', 30_000, 90_000, 60_000, elsewhere)))).toEqual([]);
});

test('counts the frames of a scroll that were presented, whole or in part, and those of which a part was dropped', () => {
  const report = (frame_sequence: number, state: string, scroll_state = 'SCROLL_COMPOSITOR_THREAD') => ({
    ...MAIN,
    name: 'PipelineReporter',
    ph: 'b',
    ts: 0,
    args: { frame_reporter: { frame_source: 1, frame_sequence, state, scroll_state } },
  });
  const frames = readScrolledFrames(
    trace(
      report(1, 'STATE_PRESENTED_ALL', 'SCROLL_NONE'),
      report(2, 'STATE_PRESENTED_ALL'),
      report(3, 'STATE_PRESENTED_PARTIAL'),
      report(3, 'STATE_PRESENTED_ALL'),
      report(4, 'STATE_PRESENTED_ALL'),
      report(4, 'STATE_DROPPED'),
      report(5, 'STATE_NO_UPDATE_DESIRED'),
    ),
  );
  expect(frames).toEqual({ presented: 2, dropped: 1 });
});
