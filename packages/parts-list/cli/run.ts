import { MAX_BYTES } from '../src/formats/limits.ts';
import { readListFile } from '../src/formats/read-file.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { identifyList } from './identify-list.ts';
import { readOptions, USAGE } from './options.ts';
import { createProblemText } from './problem-text.ts';
import { toReport } from './to-report.ts';
import { writeAs } from './write-as.ts';

/**
 * The environment of the command. `read` returns a file's bytes, more than `limit` only if it is longer; `-` is
 * standard input.
 */
export type Environment = {
  write: (bytes: string | Uint8Array) => void;
  /** Reports a sentence to the user. */
  report: (sentence: string) => void;
  read: (file: string, limit: number) => Promise<Uint8Array>;
};

const EXIT_OK = 0;
const EXIT_UNREADABLE = 1;
const EXIT_USAGE = 2;

/** Reads one parts list and returns the exit code. The result is written, problems are reported. */
export async function run(argv: readonly string[], environment: Environment): Promise<number> {
  const { write, report } = environment;
  const options = readOptions(argv);
  if (options === 'help') {
    write(USAGE);
    return EXIT_OK;
  }
  if ('mistake' in options) {
    report(`${options.mistake}\n\n${USAGE}`);
    return EXIT_USAGE;
  }
  const { file, to, colours } = options;
  const bytes = await environment.read(file, MAX_BYTES).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    report(`${file}: ${REASONS[bytes.code ?? ''] ?? `The file cannot be read (${bytes.code}).`}`);
    return EXIT_UNREADABLE;
  }
  const name = file === '-' ? '' : file;
  const text = createProblemText(file);
  let read = readListFile({ name, bytes });
  if (read.question) {
    const { guess } = read.question;
    if (guess.part === undefined && guess.element === undefined) {
      report(text.withPlace({ code: 'noColumns' }));
      return EXIT_UNREADABLE;
    }
    report(text.guessedColumns(guess));
    read = readListFile({ name, bytes }, { mapping: guess });
  }
  const reference = await loadReference({ elements: true });
  const list = identifyList(read, reference, colours);
  for (const problem of list.problems) report(text.withPlace(problem));
  if (list.lines.length === 0) return EXIT_UNREADABLE;
  if (to === 'json') write(`${JSON.stringify(toReport(list, reference, text), null, 2)}\n`);
  else writeAs(to, list, { reference, text, environment });
  return EXIT_OK;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'The file does not exist. Check its name and folder.',
  EISDIR: 'This is a folder. Name a file in it.',
  EACCES: 'Permission denied. Check the permissions of the file.',
};
