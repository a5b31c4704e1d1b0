/** Creates a call of the API: `npm run new:call -- cart/cart-clear GET /cart/clear ["Empties the cart."]`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { render, runGenerator, toCamelCase, UsageError, type Change } from './template.ts';

const USAGE =
  'Give area and name, method, path and a summary: npm run new:call -- cart/cart-clear GET /cart/clear "Empties the cart."';
const EXAMPLES = 'contracts/pact/examples';

/** Adds a line at the end of the list that `start` begins. */
const addToList = (text: string, start: RegExp, line: string): string =>
  text.replace(new RegExp(`(${start.source}[\\s\\S]*?),?\\n\\];`), `$1,\n  ${line}\n];`);

/**
 * The contract, its test, a captured answer, an example for the pact and a rule of the stand-in shop, and the line that
 * registers the call in the index of its area.
 */
export function newCall(root: string, address = '', method = '', callPath = '', summary = ''): readonly Change[] {
  const [, area = '', file = ''] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!area || !/^(GET|POST)$/.test(method) || !/^(\/:?[\w.-]+)+$/.test(callPath) || summary.includes("'"))
    throw new UsageError(USAGE);
  if (!existsSync(path.join(root, EXAMPLES, `${area}.ts`))) {
    const areas = readdirSync(path.join(root, EXAMPLES)).map((one) => path.basename(one, '.ts'));
    throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}.`);
  }
  const name = toCamelCase(file);
  const keys = [...callPath.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const hasBody = method === 'POST';
  const fields = (value: string) => keys.map((key) => `${key}: ${value}`).join(', ');
  const values = {
    name,
    file,
    METHOD: method,
    path: callPath,
    summary: summary || `Asks the shop for ${callPath}.`,
    params: keys.length > 0 ? `\n  params: z.object({ ${fields('z.string()')} }),` : '',
    body: hasBody ? '\n  body: z.object({ id }),' : '',
  };
  const sent = [keys.length > 0 ? `params: { ${fields("'12'")} }` : '', hasBody ? "body: { id: '12' }" : ''];
  const exchange = [...sent.filter(Boolean), "answer: { id: '12' }"].join(', ');
  const id = keys[0] ? `({ params }) => ({ id: params.${keys[0]} })` : `() => ({ id: '1' })`;
  const rule = `rule(${name}, ${hasBody && !keys[0] ? '({ body }) => ({ id: body.id })' : id}),`;
  const imported = /import \{(?=[^}]*\} from '@shop\/contracts')/;
  return [
    [`contracts/src/${area}/${file}.contract.ts`, render('call/contract.ts.txt', values)],
    [`contracts/src/${area}/${file}.test.ts`, render('call/contract.test.ts.txt', values)],
    [`contracts/fixtures/${area}/${name}.44.json`, render('call/captured.json.txt', values)],
    [`contracts/src/${area}/index.ts`, (text) => `${text}export { ${name} } from './${file}.contract.ts';\n`],
    [
      `${EXAMPLES}/${area}.ts`,
      (text) =>
        addToList(text, /const examples: /, `example(shop.${name}, 'a shopper is signed in', { ${exchange} }),`),
    ],
    [
      `mocks/src/${area}/${area}.rules.ts`,
      (text) => addToList(text.replace(imported, `import { ${name},`), /const \w+Rules/, rule),
    ],
  ];
}

if (import.meta.main)
  runGenerator(
    newCall,
    'write the real wire shape and its domain names, a captured answer and the rule of the stand-in shop, then run `node contracts/cli/generate.ts` for the generated pages and `npm run test:contracts` for the pact.',
  );
