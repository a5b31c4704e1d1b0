import { callTable } from './call-table.ts';
import { decodeFiles } from './decode.ts';

/** What the command line needs of its surroundings, handed in so that tests need no process. */
export type Io = {
  out(text: string): void;
  tell(text: string): void;
  /** Reads a file as text; `-` is standard input. Rejects when it cannot be read. */
  read(file: string): Promise<string>;
};

const HELP = `Holds captured answers of a shop server against the contract.

  npm run contract -- decode METHOD PATH FILE...   decodes whole answers (envelope included) and prints what the shop understands
  npm run contract -- list                         prints the call table

PATH is a concrete one, with or without /api and query: GET /product/detail/12. FILE may be - for standard input.
Exit code of decode: 0 decoded (a well-formed refusal counts), 1 refused with every fault, 2 no such call; of several files the worst.

  curl -s https://shop.example/api/product/detail/12 | npm run -s contract -- decode GET /product/detail/12 -
`;

/** Runs one command and answers its exit code. Values go to standard output, sentences to standard error. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = argv;
  if (command === undefined || argv.includes('--help') || argv.includes('-h')) {
    io.out(HELP);
    return command === undefined ? 2 : 0;
  }
  if (command === 'list') {
    io.out(callTable());
    return 0;
  }
  const [method, path, ...files] = rest;
  if (command !== 'decode') {
    io.tell(`There is no command "${command}": use decode or list (--help tells more).\n`);
    return 2;
  }
  if (method === undefined || path === undefined || files.length === 0) {
    io.tell(
      'decode needs a method, a path and at least one file: decode GET /product/detail/12 body.json (--help tells more).\n',
    );
    return 2;
  }
  return decodeFiles(method, path, files, io);
}
