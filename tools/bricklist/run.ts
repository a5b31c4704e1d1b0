import { MAX_BYTES } from '../../packages/parts-list/src/formats/limits.ts';
import { readListFile } from '../../packages/parts-list/src/formats/read-file.ts';
import { loadReference } from '../../packages/parts-list/src/reference/load-reference.ts';
import { readWishes, USAGE } from './wishes.ts';
import { createSpeaker } from './speak.ts';
import { toReport } from './to-report.ts';
import { understand } from './understand.ts';
import { writeAs } from './write-as.ts';

/** What the command line needs of its surroundings. `read` gives a file's bytes, at least `most` of them where there are so many; `-` is standard input. */
export type Io = {
  out: (bytes: string | Uint8Array) => void;
  tell: (sentence: string) => void;
  read: (file: string, most: number) => Promise<Uint8Array>;
};

/** Exit codes: read, perhaps with troubles; could not be read; called wrongly. */
const READ = 0;
const UNREAD = 1;
const MISUSED = 2;

/** Reads one parts list and answers the exit code. The result goes out, sentences are told. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const wishes = readWishes(argv);
  if (wishes === 'help') {
    io.out(USAGE);
    return READ;
  }
  if ('mistake' in wishes) {
    io.tell(`${wishes.mistake}\n\n${USAGE}`);
    return MISUSED;
  }
  const { file, to, colours } = wishes;
  const bytes = await io.read(file, MAX_BYTES).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    io.tell(`${file}: ${REASONS[bytes.code ?? ''] ?? `it cannot be read (${bytes.code}).`}`);
    return UNREAD;
  }
  const name = file === '-' ? '' : file;
  const speaker = createSpeaker(file);
  let read = readListFile({ name, bytes });
  if (read.question) {
    const { guess } = read.question;
    if (guess.part === undefined && guess.element === undefined) {
      io.tell(speaker.whole({ code: 'noColumns' }));
      return UNREAD;
    }
    io.tell(speaker.guessed(guess));
    read = readListFile({ name, bytes }, { mapping: guess });
  }
  const reference = await loadReference({ elements: true });
  const list = understand(read, reference, colours);
  for (const trouble of list.troubles) io.tell(speaker.whole(trouble));
  if (list.lines.length === 0) return UNREAD;
  if (to === 'json') io.out(`${JSON.stringify(toReport(list, reference, speaker), null, 2)}\n`);
  else writeAs(to, list, { reference, speaker, ...io });
  return READ;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check its name and folder.',
  EISDIR: 'this is a folder. Name a file in it.',
  EACCES: 'it may not be read. Check its permissions.',
};
