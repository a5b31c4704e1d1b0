/**
 * `npm run chat:replay -- FILE` replays a log of the chat: a line for each event, with the time since the first one,
 * what it changed in the state, and its effects; then the last state. `createChatClient` writes a log by its option
 * `onEvent`; the soak test writes one for each client of a failing schedule.
 */
import { readFileSync } from 'node:fs';
import { LogError, parseLog, replay, type ReplayedStep } from './event-log.ts';

/** What changed in each part of the state: `part.field = value`. */
function changes({ before, state }: ReplayedStep): string[] {
  return Object.entries(state).flatMap(([part, fields]) => {
    const old = before[part as keyof typeof before] as Record<string, unknown>;
    return Object.entries(fields)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
      .map(([name, value]) => `    ${part}.${name} = ${JSON.stringify(value)}`);
  });
}

/** A value without the fields that are printed before it. */
const rest = ({ type: _, at: _at, chance: _chance, ...fields }: { type: string; at?: number; chance?: number }) =>
  Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;

function format(step: ReplayedStep, number: number, start: number): string {
  const { event, effects } = step;
  return [
    `${number}. +${Math.round(event.at - start)} ms ${event.type}${rest(event)}`,
    ...changes(step),
    ...effects.map((effect) => `    -> ${effect.type}${rest(effect)}`),
  ].join('\n');
}

/** The replay of a log as text. Throws a `LogError` for a malformed log. */
export function formatReplay(text: string): string {
  const steps = replay(parseLog(text));
  const start = steps[0]?.event.at ?? 0;
  const lastState = Object.entries(steps.at(-1)?.state ?? {}).map(
    ([part, value]) => `    ${part} ${JSON.stringify(value)}`,
  );
  return [
    ...steps.map((step, index) => format(step, index + 1, start)),
    `The state after ${steps.length} events:`,
    ...lastState,
  ].join('\n');
}

/** Prints the replay of a file. Returns the exit code: 1 for a malformed log, 2 for a file that cannot be read. */
export function run([file]: readonly string[], print: (text: string) => void, fail: (text: string) => void): number {
  if (file === undefined) {
    fail('Which log? npm run chat:replay -- FILE, with one event of the chat in JSON on each line.');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    fail(`${file} cannot be read.`);
    return 2;
  }
  try {
    print(formatReplay(text));
    return 0;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    fail(`${file} cannot be replayed. ${error.message}`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2), console.log, console.error);
