/**
 * Checks what no linter can: `node tools/checks/run.ts`. Prints each fault as `file:line: sentence` and a count; exit
 * code 1 if there is any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, projectFiles, type Check } from './check.ts';
import { classNames } from './class-names.ts';
import { completeScreens } from './complete-screens.ts';
import { documentedDependencies } from './documented-dependencies.ts';
import { folderCycles } from './folder-cycles.ts';
import { messageForm } from './message-form.ts';
import { patterns } from './patterns.ts';
import { retiredTerms } from './retired-terms.ts';
import { readWire, wireNames } from './wire-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8');
const files = projectFiles(root);
const checks: readonly Check[] = [
  wireNames(readWire(root, files)),
  completeScreens,
  patterns,
  folderCycles,
  classNames,
];
const manifests = filesIn(root, '{,app/,bench/,contracts/,mocks/,packages/*/}package.json');
const catalogues = filesIn(root, '{packages/design-system,mocks}/src/messages/*/*.json');
const faults = [
  ...checks.flatMap((check) => check(files)),
  ...documentedDependencies(page('dependencies.md'), manifests),
  ...retiredTerms(page('voice-and-terms.md'), catalogues),
  ...messageForm(page('voice-and-terms.md'), catalogues),
];
for (const { file, line, sentence } of faults) console.log(`${file}:${line}: ${sentence}`);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
