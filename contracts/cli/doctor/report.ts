import type { Diagnosis } from './doctor.ts';

const NO_FAULTS = 0;
const FAULTS = 1;

/** A diagnosis as text for the terminal, with the exit code: 0 usable, 1 with faults, failures or out of reach. */
export function report(address: string, diagnosis: Diagnosis): { text: string; exitCode: number } {
  const { unreachable, signIn, features, faults, failures, asked, decoded } = diagnosis;
  if (unreachable) return { text: `${address} does not answer as a shop server: ${unreachable}\n`, exitCode: FAULTS };
  const width = Math.max(...features.map(({ feature }) => feature.length));
  const lines = [
    `${address}: ${asked} calls asked, ${decoded} answers decoded.`,
    ...(signIn === undefined ? [] : [`Account: ${signIn}.`]),
    '',
    'Features',
    ...features.map(({ feature, state, reason }) =>
      `  ${state.padEnd(8)} ${feature.padEnd(width)}  ${reason}`.trimEnd(),
    ),
    ...section('Answers that violate the contract', faults),
    ...section('Calls without a usable answer', failures),
    ...section('Server', [
      `chat      ${diagnosis.chat}`,
      `photos    ${diagnosis.photo}`,
      `CORS      ${diagnosis.cors}`,
      `language  ${diagnosis.language}`,
      `clock     ${diagnosis.clock}`,
    ]),
  ];
  const isSound = faults.length === 0 && failures.length === 0;
  return { text: `${lines.join('\n')}\n`, exitCode: isSound ? NO_FAULTS : FAULTS };
}

/** One line for the start of the shop on a real server. */
export function summaryOf({ unreachable, features, faults, failures, chat }: Diagnosis): string {
  if (unreachable) return `The server does not answer as a shop server: ${unreachable}`;
  const named = (state: string) =>
    features
      .filter((feature) => feature.state === state)
      .map(({ feature }) => feature)
      .join(', ') || 'nothing';
  return [
    `The server lacks: ${named('absent')}.`,
    `Broken: ${named('broken')} (${faults.length} faults, ${failures.length} calls without an answer).`,
    `Chat: ${chat}.`,
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
