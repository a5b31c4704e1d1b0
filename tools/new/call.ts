/** Creates a call of the API: `npm run new:call -- cart/cart-clear GET /cart/clear ["Empties the cart."]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { editFile, renderTemplate, runGenerator, toCamelCase, UsageError, writeNewFile } from './template.ts';

const USAGE =
  'Give area and name, method, path and a summary: npm run new:call -- cart/cart-clear GET /cart/clear "Empties the cart."';

type NewCall = { area: string; file: string; name: string; method: string; path: string; summary: string };

/**
 * Writes the contract, its test, a captured answer, an example for the pact and a rule of the stand-in shop below
 * `root`, and the line in the index of the area. Returns the paths that it created or changed.
 */
export function newCall(root: string, address = '', method = '', callPath = '', summary = ''): readonly string[] {
  const [, area = '', file = ''] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!area || !/^(GET|POST)$/.test(method) || !/^(\/:?[\w.-]+)+$/.test(callPath) || summary.includes("'"))
    throw new UsageError(USAGE);
  const call: NewCall = {
    area,
    file,
    name: toCamelCase(file),
    method,
    path: callPath,
    summary: summary || `Asks the shop for ${callPath}.`,
  };
  const values = {
    name: call.name,
    file,
    METHOD: method,
    path: callPath,
    summary: call.summary,
    request: requestSchemas(call),
  };
  const contract = `contracts/src/${area}/${file}`;
  return [
    writeNewFile(root, `${contract}.contract.ts`, renderTemplate('call/contract.ts.txt', values)),
    writeNewFile(root, `${contract}.test.ts`, renderTemplate('call/contract.test.ts.txt', values)),
    writeNewFile(
      root,
      `contracts/fixtures/${area}/${call.name}.44.json`,
      renderTemplate('call/captured.json.txt', values),
    ),
    ...exportFromArea(root, call),
    addExample(root, call),
    ...addRule(root, call),
  ];
}

const parameters = (callPath: string): string[] => [...callPath.matchAll(/:(\w+)/g)].map(([, key = '']) => key);

function requestSchemas({ method, path: callPath }: NewCall): string {
  const keys = parameters(callPath);
  const params =
    keys.length > 0 ? `  params: z.object({ ${keys.map((key) => `${key}: z.string()`).join(', ')} }),\n` : '';
  return `${params}${method === 'POST' ? '  body: z.object({ id }),\n' : ''}`;
}

/** Inserts a line after the last match, or at the end of a text without one. */
function insertAfterLast(text: string, pattern: RegExp, line: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  const end = last ? last.index + last[0].length : text.length;
  return text.slice(0, end) + line + text.slice(end);
}

/**
 * The line that registers the call. A new area gets an index of its own, which the package's index and `calls.ts` name.
 */
function exportFromArea(root: string, { area, file, name }: NewCall): readonly string[] {
  const index = `contracts/src/${area}/index.ts`;
  const line = `export { ${name} } from './${file}.contract.ts';\n`;
  if (existsSync(path.join(root, index))) return [editFile(root, index, (text) => text + line)];
  const variable = toCamelCase(area);
  return [
    writeNewFile(root, index, line),
    editFile(root, 'contracts/src/index.ts', (text) =>
      insertAfterLast(text, /^export \* from .*\n/gm, `export * from './${area}/index.ts';\n`),
    ),
    editFile(root, 'contracts/src/calls.ts', (text) =>
      insertAfterLast(text, /^import .*\n/gm, `import * as ${variable} from './${area}/index.ts';\n`).replace(
        /(const areas = \{[^}]*)\n\}/,
        `$1\n  ${variable === area ? area : `'${area}': ${variable}`},\n}`,
      ),
    ),
  ];
}

/** What the consumer test of the pact sends and expects. */
function addExample(root: string, { area, name, method, path: callPath }: NewCall): string {
  const keys = parameters(callPath);
  const exchange = [
    ...(keys.length > 0 ? [`params: { ${keys.map((key) => `${key}: '12'`).join(', ')} }`] : []),
    ...(method === 'POST' ? ["body: { id: '12' }"] : []),
    "answer: { id: '12' }",
  ];
  const line = `  example(shop.${name}, 'a shopper is signed in', { ${exchange.join(', ')} }),`;
  const file = `contracts/pact/examples/${area}.ts`;
  if (existsSync(path.join(root, file)))
    return editFile(root, file, (text) =>
      text.replace(/(export const examples: readonly Example\[\] = \[[\s\S]*?)(\n\];)/, `$1\n${line}$2`),
    );
  return writeNewFile(root, file, renderTemplate('call/examples.ts.txt', { example: line }));
}

/** What the rule takes of the request, and the value that it answers. */
function ruleOf({ method, path: callPath }: NewCall): { request: string; value: string } {
  const [parameter] = parameters(callPath);
  if (parameter) return { request: '{ params }', value: `params.${parameter}` };
  return method === 'POST' ? { request: '{ body }', value: 'body.id' } : { request: '', value: "'1'" };
}

/** A rule that answers with the id of the request, to be replaced by what the shop really does. */
function addRule(root: string, call: NewCall): readonly string[] {
  const { area, name } = call;
  const { request, value } = ruleOf(call);
  const line = `  rule(${name}, (${request}) => ({ id: ${value} })),`;
  const file = `mocks/src/${area}/${area}.rules.ts`;
  const list = `${toCamelCase(area)}Rules`;
  if (existsSync(path.join(root, file)))
    return [
      editFile(root, file, (text) =>
        addImport(text, name).replace(/(export const \w+Rules[^=]*= \[[\s\S]*?)(\n\];)/, `$1\n${line}$2`),
      ),
    ];
  return [
    writeNewFile(root, file, renderTemplate('call/rules.ts.txt', { name, list, rule: line })),
    editFile(root, 'mocks/src/shop/rules.ts', (text) =>
      insertAfterLast(
        text,
        /^import .*\.rules\.ts';\n/gm,
        `import { ${list} } from '../${area}/${area}.rules.ts';\n`,
      ).replace(/(allRules: readonly Rule\[\] = \[[^\]]*?),?\s*\]/, `$1,\n  ...${list},\n]`),
    ),
  ];
}

/** Adds a name to the import from the contracts, in alphabetical order. */
const addImport = (text: string, name: string): string =>
  text.replace(/import \{([^}]*)\} from '@shop\/contracts';/, (_, list: string) => {
    const known = list.split(',').flatMap((one) => one.trim() || []);
    return `import { ${[...known, name].toSorted(byName).join(', ')} } from '@shop/contracts';`;
  });

/** Sorts `type X` as X. */
const byName = (a: string, b: string): number => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1);

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  await runGenerator(root, () => ({
    files: newCall(root, ...process.argv.slice(2)),
    next: 'Next: write the real wire shape and its domain names, a captured answer and the rule of the stand-in shop, then run `node contracts/cli/generate.ts` for the generated pages and `npm run test:contracts` for the pact.',
  }));
}
