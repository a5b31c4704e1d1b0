import { faultsOf, isTestSupport, isShopCode, withoutComments, type Check } from './check.ts';
import { HEADERS, readWirePaths, readWireNames } from './read-wire-names.ts';

/** Files that fill in a call's query or body, where the server's names are unavoidable. */
const CALLERS = /\.calls(\.test)?\.ts$|^app\/src\/session\/|^mocks\/src\//;

/**
 * The server's names are used only in contracts: no other code spells them or repeats a call's path. Comments may,
 * because they name the source of a fact.
 */
export const wireNames: Check = (files) => {
  const { names, parameters } = readWireNames(files);
  const paths = new Set(readWirePaths(files).filter((path) => path.split('/').length > 2));
  const anyName = new RegExp(
    `(?<![\\w$-])(${[...names].sort((a, b) => b.length - a.length).join('|')})(?![\\w$-])`,
    'g',
  );
  const anyPath = /['"`](?:\*?\/api)?(\/[\w/:-]+)['"`]/g;
  const checked = files.filter(
    ({ path }) =>
      (isShopCode(path) || path.startsWith('bench/') || path.startsWith('app/e2e/')) &&
      !/\/fixtures(-[a-z]+)?(\.|\/)/.test(path),
  );
  const code = checked.map((file) => ({ ...file, text: withoutComments(file.text) }));
  return code.flatMap((file) => [
    ...faultsOf(file, anyName, ([, name = '']) =>
      (CALLERS.test(file.path) && parameters.has(name)) || (file.path.startsWith('mocks/') && HEADERS.includes(name))
        ? undefined
        : `\`${name}\` is a name of the server, for contracts only: decode it there and use the domain's name.`,
    ),
    ...(isTestSupport(file.path)
      ? []
      : faultsOf(file, anyPath, ([, path = '']) =>
          paths.has(path) ? `${path} is defined in a contract: use the call instead of repeating its path.` : undefined,
        )),
  ]);
};
