/** Creates a call of the API: `npm run new:call -- cart/cart-clear GET /cart/clear ["Empties the cart."]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { render, runGenerator, toCamelCase, UsageError, type Change } from './template.ts';

const USAGE =
  'Give area and name, method, path and a summary: npm run new:call -- cart/cart-clear GET /cart/clear "Empties the cart."';

/** Adds a line at the end of the list that `start` begins. */
const addToList = (text: string, start: RegExp, line: string): string =>
  text.replace(new RegExp(`(${start.source}[\\s\\S]*?),?\\n([\\]}];)`), `$1,\n  ${line}\n$2`).replace('[,', '[');
/** Adds a line after the last line that matches. */
const addAfterLast = (text: string, line: RegExp, added: string): string =>
  text.replace(new RegExp(`([\\s\\S]*^${line.source}$)`, 'm'), `$1\n${added}`);

/**
 * The contract, its test, a captured answer, an example for the pact and a rule of the stand-in shop, and the line that
 * registers the call in the index of its area. The first call of an area creates and registers the area.
 */
export function newCall(root: string, address = '', method = '', callPath = '', summary = ''): readonly Change[] {
  const [, area = '', file = ''] = /^([a-z][a-z-]*)\/([a-z][a-z0-9-]*)$/.exec(address) ?? [];
  if (!area || !/^(GET|POST)$/.test(method) || !/^(\/:?[\w.-]+)+$/.test(callPath) || summary.includes("'"))
    throw new UsageError(USAGE);
  const [name, variable] = [toCamelCase(file), toCamelCase(area)];
  const keys = [...callPath.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const hasBody = method === 'POST';
  const fields = (value: string) => keys.map((key) => `${key}: ${value}`).join(', ');
  const values = {
    name,
    file,
    METHOD: method,
    path: callPath,
    list: `${variable}Rules`,
    summary: summary || `Asks the shop for ${callPath}.`,
    params: keys.length > 0 ? `\n  params: z.object({ ${fields('z.string()')} }),` : '',
    body: hasBody ? '\n  body: z.object({ id }),' : '',
  };
  const exchange = `${keys.length > 0 ? `params: { ${fields("'12'")} }, ` : ''}${hasBody ? "body: { id: '12' }, " : ''}answer: { id: '12' }`;
  const example = `example(shop.${name}, 'a shopper is signed in', { ${exchange} }),`;
  const id = keys[0] ? `({ params }) => ({ id: params.${keys[0]} })` : `() => ({ id: '1' })`;
  const rule = `rule(${name}, ${hasBody && !keys[0] ? '({ body }) => ({ id: body.id })' : id}),`;
  const rules = `mocks/src/${area}/${area}.rules.ts`;
  const isNew = (existing: string) => !existsSync(path.join(root, existing));
  const contract = `contracts/src/${area}/${file}`;
  return [
    [`${contract}.contract.ts`, render('call/contract.ts.txt', values)],
    [`${contract}.test.ts`, render('call/contract.test.ts.txt', values)],
    [`contracts/fixtures/${area}/${name}.44.json`, render('call/captured.json.txt', values)],
    [`contracts/src/${area}/index.ts`, (text) => `${text}export { ${name} } from './${file}.contract.ts';\n`],
    [
      `contracts/pact/examples/${area}.ts`,
      (text) => addToList(text || render('call/examples.ts.txt', values), /const examples: /, example),
    ],
    [
      rules,
      (text) =>
        addToList(
          text.replace(/import \{(?=[^}]*\} from '@shop\/contracts')/, `import { ${name},`) ||
            render('call/rules.ts.txt', values),
          /const \w+Rules/,
          rule,
        ),
    ],
    ...(isNew(`contracts/src/${area}/index.ts`) ? newArea(area, variable) : []),
    ...(isNew(rules) ? newRules(area, `${variable}Rules`) : []),
  ];
}

const newArea = (area: string, variable: string): readonly Change[] => [
  ['contracts/src/index.ts', (text) => addAfterLast(text, /export \* from .*/, `export * from './${area}/index.ts';`)],
  [
    'contracts/src/calls.ts',
    (text) =>
      addToList(
        addAfterLast(text, /import .*/, `import * as ${variable} from './${area}/index.ts';`),
        /const areas = \{/,
        area === variable ? `${area},` : `'${area}': ${variable},`,
      ),
  ],
];

const newRules = (area: string, list: string): readonly Change[] => [
  [
    'mocks/src/shop/rules.ts',
    (text) =>
      addToList(
        addAfterLast(text, /import .*\.rules\.ts';/, `import { ${list} } from '../${area}/${area}.rules.ts';`),
        /const allRules: /,
        `...${list},`,
      ),
  ],
];

if (import.meta.main)
  runGenerator(
    newCall,
    'write the real wire shape and its domain names, a captured answer and the rule of the stand-in shop, then run `node contracts/cli/generate.ts` for the generated pages and `npm run test:contracts` for the pact.',
  );
