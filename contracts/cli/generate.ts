import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { asyncapi } from './asyncapi.ts';
import { docs } from './call-docs.ts';
import { callsHtml, callsMd } from './call-pages.ts';
import { openapi } from './openapi.ts';

const FOLDER = new URL('../generated/', import.meta.url);
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The current content of the files that are generated from the contract, by name. */
export function generatedFiles(): Record<string, string> {
  const content = docs();
  return {
    'openapi.json': json(openapi()),
    'asyncapi.json': json(asyncapi()),
    'calls.md': callsMd(content),
    'calls.html': callsHtml(content),
  };
}

/** Names of generated files that are missing or not current. */
export async function staleFiles(folder: URL = FOLDER): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(generatedFiles()).map(async ([name, text]) => ({
      name,
      isCurrent: (await readFile(new URL(name, folder), 'utf8').catch(() => '')) === text,
    })),
  );
  return files.filter((file) => !file.isCurrent).map((file) => file.name);
}

/** Writes the generated files; with `--check` it only lists those that are not current. Returns the exit code. */
export async function generate(
  argv: readonly string[],
  report: (sentence: string) => void,
  folder: URL = FOLDER,
): Promise<number> {
  const stale = await staleFiles(folder);
  if (argv.includes('--check')) {
    if (stale.length > 0)
      report(
        `Not current in contracts/generated: ${stale.join(', ')}. ` +
          'Run node contracts/cli/generate.ts and commit the files.\n',
      );
    return stale.length > 0 ? 1 : 0;
  }
  const files = generatedFiles();
  await Promise.all(stale.map((name) => writeFile(new URL(name, folder), files[name] ?? '')));
  report(
    stale.length > 0
      ? `Wrote ${stale.join(', ')} in contracts/generated.\n`
      : 'All files in contracts/generated are current.\n',
  );
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await generate(process.argv.slice(2), (sentence) => process.stderr.write(sentence));
}
