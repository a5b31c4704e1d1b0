/**
 * What `npm run new:screen` and `npm run new:call` write, from the templates beside this file. plop asks for what the
 * command line does not give, and overwrites no file.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePlopAPI } from 'plop';
import { LANGUAGES } from '../../contracts/src/language.ts';

const OXFMT = path.resolve(import.meta.dirname, '../../node_modules/.bin/oxfmt');
const SOURCE = 'packages/design-system/src';
const EXAMPLES = 'contracts/pact/examples';
/** Areas of messages by the folder of the screens, where the two differ. */
const MESSAGE_AREAS = { catalogue: 'shop', promotion: 'promo', cart: 'buying', checkout: 'confirm', refund: 'refunds' };
const EMPTY = { 'zh-Hans': '这里还什么都没有', 'zh-Hant': '這裡還什麼都沒有', en: 'There is nothing here yet' };

/** A question whose sentence asks for the answer, and says what is wrong with another one. */
const ask = (name: string, message: string, isValid: (answer: string) => boolean) => ({
  name,
  message,
  validate: (answer: string) => isValid(answer) || message,
});
const addAll = (kind: string, destination: string) => ({
  type: 'addMany',
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**`,
  destination,
  stripExtensions: ['txt'],
});

const edit = (file: string, pattern: RegExp, template: string) => ({ type: 'modify', path: file, pattern, template });

export default function generators(plop: NodePlopAPI): void {
  const root = plop.getDestBasePath();
  const camelCase = (text: string) => plop.renderString('{{camelCase text}}', { text });
  const format = () => execFileSync(OXFMT, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });

  for (const name of ['example', 'rule'])
    plop.setPartial(name, readFileSync(`${import.meta.dirname}/templates/${name}.txt`, 'utf8'));

  plop.setGenerator('screen', {
    prompts: [
      ask('address', 'Area and name, such as catalogue/ComparisonScreen:', (answer) =>
        /^[a-z][a-z-]*\/[A-Z]\w*Screen$/.test(answer),
      ),
      ask('titles', 'Title in each language, such as 零件对比/零件對比/Part comparison:', (answer) =>
        /^[^/']+\/[^/']+\/[^/']+$/.test(answer),
      ),
    ],
    actions: (data = {}) => {
      const { address, titles } = data as { address: string; titles: string };
      const [folder = '', screen = ''] = address.split('/');
      const [hans = '', hant = '', en = ''] = titles.split('/');
      const title = { 'zh-Hans': hans, 'zh-Hant': hant, en };
      const name = screen.replace(/Screen$/, '');
      const area = (MESSAGE_AREAS as Record<string, string>)[folder] ?? camelCase(folder);
      const id = `${area}.${camelCase(name)}`;
      Object.assign(data, { name, id, hans, en });
      return [
        addAll('screen', `${SOURCE}/screens/${folder}/${screen}`),
        ...LANGUAGES.flatMap((language) => {
          const texts = `${SOURCE}/messages/${language}/${area}.json`;
          const added = { [`${id}.title`]: title[language], [`${id}.empty`]: EMPTY[language] };
          return [
            { type: 'add', path: texts, template: '{}', skipIfExists: true },
            { type: 'modify', path: texts, transform: (text: string) => addMessages(text, added) },
          ];
        }),
        edit(
          `${SOURCE}/messages/load-messages.ts`,
          new RegExp(`(type MessageArea =(?![^;]*'${area}')[^;]*)`),
          `$1\n  | '${area}'`,
        ),
        format,
        'Next: replace the rows by the real data, look at the stories (`npm run storybook`), then add a route in app/src/routes.',
      ];
    },
  });

  plop.setGenerator('call', {
    prompts: [
      ask('address', 'An area of the contracts and a name, such as cart/cart-clear:', (answer) => {
        const [, area] = /^([a-z][a-z-]*)\/[a-z][a-z0-9-]*$/.exec(answer) ?? [];
        return existsSync(path.join(root, EXAMPLES, `${area}.ts`));
      }),
      { type: 'list', name: 'method', message: 'Method:', choices: ['GET', 'POST'] },
      ask('path', 'Path, such as /cart/clear/:id:', (answer) => /^(\/:?[\w.-]+)+$/.test(answer)),
      ask('summary', 'What it does, such as Empties the cart.:', (answer) => /^[^']+$/.test(answer)),
    ],
    actions: (data = {}) => {
      const { address, method, path: callPath } = data as { address: string; method: string; path: string };
      const [area = '', file = ''] = address.split('/');
      const name = camelCase(file);
      const keys = [...callPath.matchAll(/:(\w+)/g)].map(([, key]) => key);
      Object.assign(data, { area, file, name, keys, hasBody: method === 'POST' });
      const rules = `mocks/src/${area}/${area}.rules.ts`;
      return [
        addAll('call', '.'),
        edit(`contracts/src/${area}/index.ts`, /$/, `export { ${name} } from './${file}.contract.ts';\n`),
        edit(`${EXAMPLES}/${area}.ts`, /(const examples: [^]*?),?\n\];\n/, '$1,\n{{> example}}];\n'),
        edit(rules, /(const \w+Rules[^]*?),?\n\];\n/, '$1,\n{{> rule}}];\n'),
        edit(rules, /import \{(?=[^}]*\} from '@shop\/contracts')/, `import { ${name},`),
        format,
        'Next: write the real wire shape, a captured answer and the rule of the stand-in shop, then run `node contracts/cli/generate.ts` and `npm run test:contracts`.',
      ];
    },
  });
}

function addMessages(text: string, messages: Readonly<Record<string, string>>): string {
  const all = { ...(JSON.parse(text) as Record<string, string>), ...messages };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
