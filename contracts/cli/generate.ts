import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { asyncapi } from './asyncapi.ts';
import { docs } from './call-docs.ts';
import { callsHtml, callsMd } from './call-pages.ts';
import { openapi } from './openapi.ts';

const FOLDER = new URL('../generated/', import.meta.url);
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The kept files that are made from the contract, as they should be now. */
export function generatedFiles(): Record<string, string> {
  const told = docs();
  return {
    'openapi.json': json(openapi()),
    'asyncapi.json': json(asyncapi()),
    'calls.md': callsMd(told),
    'calls.html': callsHtml(told),
  };
}

/** Names of the kept files that are missing or differ from what the contract makes. */
export async function staleFiles(folder: URL = FOLDER): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(generatedFiles()).map(async ([name, made]) => ({
      name,
      isCurrent: (await readFile(new URL(name, folder), 'utf8').catch(() => '')) === made,
    })),
  );
  return files.filter((file) => !file.isCurrent).map((file) => file.name);
}

/** Writes the kept files; with `--check` only says which are not current. Answers the exit code. */
export async function generate(
  argv: readonly string[],
  tell: (sentence: string) => void,
  folder: URL = FOLDER,
): Promise<number> {
  const stale = await staleFiles(folder);
  if (argv.includes('--check')) {
    if (stale.length > 0)
      tell(
        `Not current in contracts/generated: ${stale.join(', ')}. Run node contracts/cli/generate.ts and keep what it writes.\n`,
      );
    return stale.length > 0 ? 1 : 0;
  }
  const made = generatedFiles();
  await Promise.all(stale.map((name) => writeFile(new URL(name, folder), made[name] ?? '')));
  tell(
    stale.length > 0
      ? `Wrote ${stale.join(', ')} in contracts/generated.\n`
      : 'Everything in contracts/generated was current.\n',
  );
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await generate(process.argv.slice(2), (sentence) => process.stderr.write(sentence));
}
