import { createReadStream } from 'node:fs';
import path from 'node:path';
import { run } from './bricklist/run.ts';

// npm starts its scripts in the project's folder and says here where it was called.
const calledIn = process.env.INIT_CWD ?? process.cwd();

// Whoever reads the result may have enough of it, as `head` does.
process.stdout.on('error', () => {});
process.exitCode = await run(process.argv.slice(2), {
  out: (bytes) => process.stdout.write(bytes),
  tell: (sentence) => process.stderr.write(`${sentence}\n`),
  read: (file, most) => readUpTo(file === '-' ? process.stdin : createReadStream(path.resolve(calledIn, file)), most),
});

/** The beginning of a stream, and a little more where it goes on behind `most` bytes. */
async function readUpTo(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size > most) break;
  }
  return Buffer.concat(pieces);
}
