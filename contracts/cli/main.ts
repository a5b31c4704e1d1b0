import { readFile } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { diagnose } from './doctor/doctor.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  read: (file) => (file === '-' ? readText(process.stdin) : readFile(file, 'utf8')),
  diagnose,
});
