/** Makes a call of the API in all its places: `npm run new:call -- cart/cart-clear GET /cart/clear [what for]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { announce, camel, change, fill, Refused, writeNew } from './template.ts';

const USAGE =
  'Say area and name, method and path, and what for: npm run new:call -- cart/cart-clear GET /cart/clear "Empties the cart."';

type Wanted = { area: string; file: string; name: string; method: string; path: string; summary: string };

/** Writes the contract, its test, a captured answer and a rule of the stand-in shop, and adds the call to every list. */
export function newCall(root: string, address = '', method = '', callPath = '', summary = ''): readonly string[] {
  const [, area = '', file = ''] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!area || !/^(GET|POST)$/.test(method) || !/^(\/:?[\w.-]+)+$/.test(callPath) || summary.includes("'"))
    throw new Refused(USAGE);
  const wanted: Wanted = {
    area,
    file,
    name: camel(file),
    method,
    path: callPath,
    summary: summary || `Asks the shop for ${callPath}.`,
  };
  const contract = `contracts/src/${area}/${file}`;
  const values = {
    name: wanted.name,
    file,
    METHOD: method,
    path: callPath,
    summary: wanted.summary,
    asked: asked(wanted),
  };
  return [
    writeNew(root, `${contract}.contract.ts`, fill('call/contract.ts.txt', values)),
    writeNew(root, `${contract}.test.ts`, fill('call/contract.test.ts.txt', values)),
    writeNew(root, `contracts/fixtures/${area}/${wanted.name}.44.json`, fill('call/captured.json.txt', values)),
    change(root, 'contracts/src/calls.ts', (text) => addToList(addImport(text, wanted), wanted.name)),
    change(root, 'contracts/src/index.ts', (text) =>
      addBeside(
        text,
        `export { ${wanted.name} } from './${area}/${file}.contract.ts';\n`,
        new RegExp(`^export .* from '\\./${area}/.*\\n`, 'gm'),
      ),
    ),
    change(root, 'contracts/pact/examples.ts', (text) =>
      text.replace(/(export const examples: readonly Example\[\] = \[[\s\S]*?)(\n\];)/, `$1\n${example(wanted)}$2`),
    ),
    ...addRule(root, wanted),
  ];
}

const parameters = (callPath: string): string[] => [...callPath.matchAll(/:(\w+)/g)].map(([, key = '']) => key);

function asked({ method, path: callPath }: Wanted): string {
  const keys = parameters(callPath);
  const params =
    keys.length > 0 ? `  params: z.object({ ${keys.map((key) => `${key}: z.string()`).join(', ')} }),\n` : '';
  return `${params}${method === 'POST' ? '  body: z.object({ id }),\n' : ''}`;
}

/** What the consumer test sends and expects. */
function example({ name, method, path: callPath }: Wanted): string {
  const keys = parameters(callPath);
  const sent = [
    ...(keys.length > 0 ? [`params: { ${keys.map((key) => `${key}: '12'`).join(', ')} }`] : []),
    ...(method === 'POST' ? ["body: { id: '12' }"] : []),
  ];
  return `  example(shop.${name}, 'a shopper is signed in', { ${[...sent, "answer: { id: '12' }"].join(', ')} }),`;
}

/** Puts a line behind the last of its neighbours, or at the end where it has none. */
function addBeside(text: string, line: string, neighbour: RegExp): string {
  const last = [...text.matchAll(neighbour)].at(-1);
  const at = last ? last.index + last[0].length : text.length;
  return text.slice(0, at) + line + text.slice(at);
}

function addImport(text: string, { area, file, name }: Wanted): string {
  const line = `import { ${name} } from './${area}/${file}.contract.ts';\n`;
  const isThere = new RegExp(`^import .* from '\\./${area}/`, 'm').test(text);
  return addBeside(text, line, isThere ? new RegExp(`^import .* from '\\./${area}/.*\\n`, 'gm') : /^import .*\n/gm);
}

const addToList = (text: string, name: string): string =>
  text.replace(/(export const calls: readonly Call\[\] = \[[\s\S]*?)(\n\];)/, `$1\n  ${name},$2`);

/** A rule that answers with what it was asked about, to be replaced by what the shop really does. */
function addRule(root: string, { area, name, method, path: callPath }: Wanted): readonly string[] {
  const [parameter] = parameters(callPath);
  const [takes, value] = parameter
    ? ['{ params }', `params.${parameter}`]
    : method === 'POST'
      ? ['{ body }', 'body.id']
      : ['', "'1'"];
  const line = `  rule(${name}, (${takes}) => ({ id: ${value} })),`;
  const file = `mocks/src/${area}/${area}.rules.ts`;
  const list = `${camel(area)}Rules`;
  if (existsSync(path.join(root, file))) {
    return [
      change(root, file, (text) =>
        text
          .replace(
            /import \{([^}]*)\} from '@shop\/contracts';/,
            (_, names: string) =>
              `import { ${[
                ...names
                  .split(',')
                  .map((known) => known.trim())
                  .filter(Boolean),
                name,
              ]
                .toSorted(byName)
                .join(', ')} } from '@shop/contracts';`,
          )
          .replace(/(export const \w+Rules[^=]*= \[[\s\S]*?)(\n\];)/, `$1\n${line}$2`),
      ),
    ];
  }
  return [
    writeNew(
      root,
      file,
      `import { ${name} } from '@shop/contracts';\nimport { rule } from '../shop/rule.ts';\n\nexport const ${list} = [\n${line}\n];\n`,
    ),
    change(root, 'mocks/src/shop/rules.ts', (text) =>
      addBeside(
        text,
        `import { ${list} } from '../${area}/${area}.rules.ts';\n`,
        /^import .*\.rules\.ts';\n/gm,
      ).replace(/(allRules: readonly Rule\[\] = \[[^\]]*)\]/, `$1, ...${list}]`),
    ),
  ];
}

/** `type X` stands where X would. */
const byName = (a: string, b: string): number => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1);

if (import.meta.main) {
  announce(() => ({
    files: newCall(path.resolve(import.meta.dirname, '../..'), ...process.argv.slice(2)),
    next: 'Next: write the real wire shape and its domain names, a captured answer, the rule of the stand-in shop, then `node contracts/cli/generate.ts` for the kept pages and `npm run test:contracts` for the pact.',
  }));
}
