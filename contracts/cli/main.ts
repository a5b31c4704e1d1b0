import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  out: (shown) => process.stdout.write(shown),
  tell: (sentence) => process.stderr.write(sentence),
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
});
