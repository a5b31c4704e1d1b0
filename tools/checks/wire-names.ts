import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, isTestSupport, withoutComments, type Check, type SourceFile } from './check.ts';

/** What only contracts spell: the server's names, those of them that a caller fills in, and the paths of the calls. */
export type Wire = { names: ReadonlySet<string>; parameters: ReadonlySet<string>; paths: ReadonlySet<string> };

/** Headers that only contracts set and read; the stand-in shop's CORS answers list them too. */
const HEADERS = ['Authori-zation', 'Form-type'];
/** Names of the server that are a plain word, so that their spelling does not identify them. */
const PLAIN_NAMES = ['msn', 'suk', 'fsales'];
/** Query parameters of the shop's own URLs; external links use them, and servers happen to use the same names. */
const OWN_PARAMETERS = ['orderId', 'productId'];
/** A name of several words: `store_name`, `truePrice`, `_payType`. */
const COMPOUND = /[a-z0-9]_[a-z]|[a-z][A-Z]|^_[a-z]/;
/** Files that fill in a call's query or body, where the server's names are unavoidable. */
const CALLERS = /\.calls(\.test)?\.ts$|^app\/src\/session\/|^mocks\/src\/|^bench\/search\.ts$/;
const CHECKED = /^((app|mocks|packages\/[^/]+)\/src|bench|app\/e2e)\/(?!.*\/fixtures(-[a-z]+)?(\.|\/))/;

type OpenApi = {
  paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  components: { schemas: Record<string, unknown> };
};

/** The keys of every `properties` object, and the names of the parameters, in a part of an API description. */
function keysIn(tree: unknown, into = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return into;
  for (const [key, value] of Object.entries(tree)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) into.add(name);
    if (key === 'name' && 'in' in tree) into.add(String(value));
    keysIn(value, into);
  }
  return into;
}

/** The names of the schemas that a part of an API description refers to. */
const refsIn = (tree: unknown): string[] =>
  [...(JSON.stringify(tree) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Property names of the exported types of a file, and the names of its exports. */
const domainNamesIn = ({ text }: SourceFile): string[] =>
  [
    ...text.matchAll(/export (?:const|function|type) (\w+)/g),
    ...[...text.matchAll(/export type \w+(?:<[^>]*>)? =[\s\S]*?;\n(?=\n|$|export|const|function|\/)/g)].flatMap(
      ([type]) => [...type.matchAll(/(\w+)\??:/g)],
    ),
  ].map(([, name = '']) => name);

/** Reads the generated descriptions of the API. A name in camel case that is a domain name too is not the server's. */
export function readWire(root: string, files: readonly SourceFile[]): Wire {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(root, 'contracts/generated', name), 'utf8'));
  const openapi = read('openapi.json') as OpenApi;
  const calls = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));
  const sent = new Set(calls.flatMap(({ requestBody }) => refsIn(requestBody)));
  const bodies = Object.entries(openapi.components.schemas).filter(([name]) => sent.has(name));
  const parameters = keysIn([...calls.map((call) => call.parameters), ...bodies]);
  const contracts = files.filter(({ path: file }) => /^contracts\/src\/.*(?<!\.test)\.ts$/.test(file));
  const ours = new Set([...contracts.flatMap(domainNamesIn), ...parameters, ...OWN_PARAMETERS]);
  const names = [...keysIn(openapi), ...keysIn(read('asyncapi.json'))].filter(
    (name) => COMPOUND.test(name) && (name.includes('_') || !ours.has(name)),
  );
  const paths = Object.keys(openapi.paths).map((one) => one.replace(/\{(\w+)\}/g, ':$1'));
  return {
    names: new Set([...names, ...PLAIN_NAMES, ...HEADERS]),
    parameters,
    paths: new Set(paths.filter((one) => one.split('/').length > 2)),
  };
}

/** The paths of the shop's pages. A server's call may have the path of a page. */
const PAGE_PATHS = 'app/src/paths.ts';

/**
 * The server's names are used only in contracts: no other code spells them or repeats a call's path. Comments may,
 * because they name the source of a fact.
 */
export const wireNames =
  ({ names, parameters, paths }: Wire): Check =>
  (files) => {
    const anyName = new RegExp(`(?<![\\w$-])(${[...names].join('|')})(?![\\w$-])`, 'g');
    const isAllowed = (file: string, name: string) =>
      (CALLERS.test(file) && parameters.has(name)) || (file.startsWith('mocks/') && HEADERS.includes(name));
    return files
      .filter((file) => CHECKED.test(file.path))
      .map((file) => ({ ...file, text: withoutComments(file.text) }))
      .flatMap((file) => [
        ...faultsOf(file, anyName, ([, name = '']) =>
          isAllowed(file.path, name)
            ? undefined
            : `\`${name}\` is a name of the server, for contracts only: decode it there and use the domain's name.`,
        ),
        ...faultsOf(file, /['"`](?:\*?\/api)?(\/[\w/:-]+)['"`]/g, ([, callPath = '']) =>
          paths.has(callPath) && !isTestSupport(file.path) && file.path !== PAGE_PATHS
            ? `${callPath} is defined in a contract: use the call instead of repeating its path.`
            : undefined,
        ),
      ]);
  };
