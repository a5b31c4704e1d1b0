/**
 * Checks what holds the house up: `node tools/guards/run.ts`. Prints each fault as `file:line: sentence`
 * and a closing count; exit code 1 when there is any. Warnings are told and fail nothing.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { boundaries } from './boundaries.ts';
import type { Guard } from './guard.ts';
import { noWaitingWords } from './no-waiting-words.ts';
import { projectFiles } from './project-files.ts';
import { pureLogic } from './pure-logic.ts';
import { rawColours } from './raw-colours.ts';
import { screensWhole } from './screens-whole.ts';
import { serverWords } from './server-words.ts';
import { sinks } from './sinks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const GUARDS: readonly Guard[] = [serverWords, screensWhole, rawColours, noWaitingWords, sinks, pureLogic];

const files = projectFiles(root);
const faults = [...GUARDS.flatMap((guard) => guard(files)), ...(await boundaries(root, files))].sort((a, b) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
);
for (const { file, line, sentence, isWarning } of faults)
  console.log(`${file}:${line}: ${isWarning ? 'warning: ' : ''}${sentence}`);

const words = spawnSync(process.execPath, ['tools/messages.ts', '--check'], { cwd: root, encoding: 'utf8' });
if (words.status !== 0) process.stdout.write(`packages/design-system/src/messages:\n${words.stdout}${words.stderr}`);

const wrong = faults.filter(({ isWarning }) => !isWarning).length + (words.status === 0 ? 0 : 1);
console.log(`${files.length} files, ${wrong} faults, ${faults.filter(({ isWarning }) => isWarning).length} warnings`);
process.exitCode = wrong > 0 ? 1 : 0;
