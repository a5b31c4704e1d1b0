#!/usr/bin/env node
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

// npm runs its scripts in the project's folder and passes the folder where it was called in INIT_CWD.
const workingFolder = process.env.INIT_CWD ?? process.cwd();

// A reader of the output may stop early, as `head` does.
process.stdout.on('error', () => {});
process.exitCode = await run(process.argv.slice(2), {
  write: (bytes) => process.stdout.write(bytes),
  report: (sentence) => process.stderr.write(`${sentence}\n`),
  read: (file, limit) =>
    readUpTo(file === '-' ? process.stdin : createReadStream(path.resolve(workingFolder, file)), limit),
});

/** Reads the beginning of a stream, and slightly more than `limit` bytes if it is longer. */
async function readUpTo(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return Buffer.concat(pieces);
}
