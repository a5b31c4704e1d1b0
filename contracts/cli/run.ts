import { callTable } from './call-table.ts';
import { decodeFiles } from './decode.ts';
import { diagnose } from './doctor/doctor.ts';
import { report } from './doctor/report.ts';

/** The streams and files of the command line; tests pass their own. */
export type Io = {
  out(text: string): void;
  err(text: string): void;
  /** Reads a file as text; `-` is standard input. Rejects when it cannot be read. */
  read(file: string): Promise<string>;
  diagnose: typeof diagnose;
};

const HELP = `Checks a shop server against the contract.

  npm run contract -- decode METHOD PATH FILE...   decodes whole answers and prints their domain values
  npm run contract -- list                         prints the call table
  npm run contract -- doctor URL                   examines a running server, reading only: what the shop can do there
                      [--account A --password P]   also asks what needs an account

PATH is a concrete path, with or without /api and query: GET /product/detail/12. FILE may be - for standard input.
Exit codes of decode: 0 decoded (also a well-formed refusal), 1 invalid answer, with every fault listed, 2 unknown call.
Of several files the highest code counts. Exit codes of doctor: 0 all answers decoded, 1 faults or no answer.

  curl -s https://shop.example/api/product/detail/12 | npm run -s contract -- decode GET /product/detail/12 -
`;

/** Runs one command and returns its exit code. Values go to standard output, reports to standard error. */
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
  if (command === 'doctor') return examine(rest, io);
  const [method, path, ...files] = rest;
  if (command !== 'decode') {
    io.err(`There is no command "${command}": use decode, doctor or list (see --help).\n`);
    return 2;
  }
  if (method === undefined || path === undefined || files.length === 0) {
    io.err(
      'decode needs a method, a path and at least one file: decode GET /product/detail/12 body.json (see --help).\n',
    );
    return 2;
  }
  return decodeFiles(method, path, files, io);
}

async function examine(argv: readonly string[], io: Io): Promise<number> {
  const [address = '', ...options] = argv;
  if (!/^https?:\/\/./.test(address) || !URL.canParse(address)) {
    io.err(`doctor takes the address of a server, such as https://shop.example, not "${address}".\n`);
    return 2;
  }
  const option = (name: string) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  const [account, password] = [option('--account'), option('--password')];
  if ((account === undefined) !== (password === undefined)) {
    io.err('doctor takes --account and --password together.\n');
    return 2;
  }
  const found = await io.diagnose(address, account && password ? { account, password } : undefined);
  const { text, exitCode } = report(address, found);
  io.out(text);
  return exitCode;
}
