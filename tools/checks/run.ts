/**
 * Checks what no linter can: `node tools/checks/run.ts`. Prints each fault as `file:line: sentence` and a count; exit
 * code 1 if there is any.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles, type Check } from './check.ts';
import { completeScreens } from './complete-screens.ts';
import { documentedDependencies } from './documented-dependencies.ts';
import { folderCycles } from './folder-cycles.ts';
import { patterns } from './patterns.ts';
import { retiredTerms } from './retired-terms.ts';
import { readWire, wireNames } from './wire-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = projectFiles(root);
const checks: readonly Check[] = [wireNames(readWire(root, files)), completeScreens, patterns, folderCycles];
const manifests = globSync('{,app/,bench/,contracts/,mocks/,packages/*/}package.json', { cwd: root });
const catalogues = globSync('{packages/design-system,mocks}/src/messages/*/*.json', { cwd: root });
const faults = [
  ...checks.flatMap((check) => check(files)),
  ...documentedDependencies(
    Object.fromEntries(manifests.map((file) => [file, JSON.parse(read(file))])),
    read('docs/dependencies.md'),
  ),
  ...retiredTerms(
    read('docs/voice-and-terms.md'),
    catalogues.map((file) => ({ path: file, text: read(file) })),
  ),
];
for (const { file, line, sentence } of faults) console.log(`${file}:${line}: ${sentence}`);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
