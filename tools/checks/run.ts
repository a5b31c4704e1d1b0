/**
 * Checks the architecture: `node tools/checks/run.ts`. Prints each fault as `file:line: sentence` and a count; exit
 * code 1 if there is any.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { dependencyFaults } from './dependencies.ts';
import type { Check } from './check.ts';
import { noUnfinishedCode } from './no-unfinished-code.ts';
import { projectFiles } from './project-files.ts';
import { rawColours } from './raw-colours.ts';
import { completeScreens } from './complete-screens.ts';
import { wireNames } from './wire-names.ts';
import { restrictedApis } from './restricted-apis.ts';

const root = path.resolve(import.meta.dirname, '../..');
const CHECKS: readonly Check[] = [wireNames, completeScreens, rawColours, noUnfinishedCode, restrictedApis];

const files = projectFiles(root);
const faults = [...CHECKS.flatMap((check) => check(files)), ...(await dependencyFaults(root, files))];
for (const { file, line, sentence } of faults.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
  console.log(`${file}:${line}: ${sentence}`);

const messages = spawnSync(process.execPath, ['tools/messages.ts', '--check'], { cwd: root, encoding: 'utf8' });
if (messages.status !== 0)
  process.stdout.write(`packages/design-system/src/messages:\n${messages.stdout}${messages.stderr}`);

const count = faults.length + (messages.status === 0 ? 0 : 1);
console.log(`${files.length} files, ${count} faults`);
process.exitCode = count > 0 ? 1 : 0;
