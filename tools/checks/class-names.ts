import path from 'node:path';
import { faultsOf, withoutComments, type Check } from './check.ts';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/**
 * Classes that a component takes from a CSS module which lacks them, and classes of a CSS module that no component
 * takes: types allow any name.
 */
export const classNames: Check = (files) => {
  const sheets = files
    .filter(({ path: file }) => file.endsWith('.module.css'))
    // Strings and addresses have dots that begin no class.
    .map((file) => ({ ...file, text: withoutComments(file.text).replace(/url\([^)]*\)|'[^'\n]*'|"[^"\n]*"/g, blank) }));
  const defined = new Map(sheets.map((sheet) => [sheet.path, new Set(classesIn(sheet.text))]));
  const used = new Set<string>();
  const lacking = files.flatMap((file) =>
    [...file.text.matchAll(IMPORT)].flatMap(([, name = '', specifier = '']) => {
      const sheet = path.posix.join(path.posix.dirname(file.path), specifier);
      return faultsOf(file, new RegExp(`(?<![\\w/.'-])${name}\\.(\\w+)`, 'g'), ([, taken = '']) => {
        used.add(`${sheet} ${taken}`);
        return defined.get(sheet)?.has(taken)
          ? undefined
          : `${specifier} has no class ${taken}: define it or leave it out.`;
      });
    }),
  );
  const unused = sheets.flatMap((sheet) =>
    faultsOf(sheet, CLASS, ([, name = '']) =>
      used.has(`${sheet.path} ${name}`) ? undefined : `No component takes the class ${name}: delete its rules.`,
    ),
  );
  return [...lacking, ...unused];
};

const CLASS = /\.([a-z]\w*)(?=[^{}]*\{)/gi;
const classesIn = (text: string) => [...text.matchAll(CLASS)].map(([, name = '']) => name);
const blank = (text: string) => ' '.repeat(text.length);
