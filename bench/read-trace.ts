/** An event of Chromium's trace with a duration; times in µs, `tdur` by the clock of its thread. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { url?: string; functionName?: string }; frame_reporter?: FrameReport };
};

/** What Chromium's compositor says of a frame, or of the part of it that the main thread or it alone has made. */
type FrameReport = { frame_source: number; frame_sequence: number; state: string; scroll_state: string };

/** A task of the main thread of a page; times in ms. */
export type Task = {
  /** From the first paint of content to its start; from the first task where nothing was painted. */
  at: number;
  ms: number;
  /** By the clock of the thread: does not depend on what else the machine does, nor on waits for the graphics card. */
  workMs: number;
  /** What took most of it. */
  parts: readonly string[];
};

/** Parts of a task that are named. */
const NAMED_PARTS = 3;

export type PresentedFrames = { presented: number; dropped: number };

/**
 * The frames of a trace with the category `disabled-by-default-devtools.timeline.frame` in which the compositor scrolled a
 * page: it moves what is painted without waiting for the main thread. A frame is dropped if any part of it is.
 */
export function readScrolledFrames(trace: Buffer): PresentedFrames {
  const frames = Map.groupBy(
    parse(trace).flatMap(({ ph, args: { frame_reporter: report } }) =>
      ph === 'b' && report?.scroll_state === 'SCROLL_COMPOSITOR_THREAD' ? [report] : [],
    ),
    ({ frame_source, frame_sequence }) => `${frame_source}/${frame_sequence}`,
  );
  const counted = { presented: 0, dropped: 0 };
  for (const parts of frames.values())
    if (parts.some(({ state }) => state === 'STATE_DROPPED')) counted.dropped += 1;
    else if (parts.some(({ state }) => state.startsWith('STATE_PRESENTED'))) counted.presented += 1;
  return counted;
}

const parse = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }).traceEvents;

/** The tasks of the main threads of pages in a trace with the categories `toplevel` and `devtools.timeline`. */
export function readTasks(trace: Buffer): Task[] {
  const traceEvents = parse(trace);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const threads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const events = traceEvents.filter((event) => threads.has(threadOf(event)));
  const whole = events.filter(({ ph }) => ph === 'X');
  const tasks = whole.filter(({ name }) => name.endsWith('RunTask'));
  const work = whole.filter(({ name }) => !name.endsWith('RunTask') && name !== 'RunMicrotasks');
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? tasks[0]?.ts ?? 0;
  return tasks.map((task) => ({
    at: inMs(task.ts - painted),
    ms: inMs(task.dur),
    workMs: inMs(task.tdur),
    parts: partsOf(
      task,
      work.filter((event) => threadOf(event) === threadOf(task)),
    ),
  }));
}

const inMs = (µs = 0) => Math.round(µs / 1000);

function partsOf({ ts, dur = 0 }: TraceEvent, work: readonly TraceEvent[]): string[] {
  return work
    .filter((event) => event.ts >= ts && event.ts < ts + dur)
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, NAMED_PARTS)
    .map(({ name, tdur, args: { data } }) =>
      [name, data?.functionName, data?.url?.split('/').at(-1), inMs(tdur)].filter(Boolean).join(' '),
    );
}
