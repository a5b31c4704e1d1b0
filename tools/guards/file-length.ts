import { isRehearsal, type Guard } from './guard.ts';

const LONG = 200;
const TOO_LONG = 300;

/** Forty to eighty lines are normal; past 200 look for two things in one, past 300 there are two. Tests and data may be longer. */
export const fileLength: Guard = (files) =>
  files
    .filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path) && !isRehearsal(path) && !/\.messages\.ts$|-paths\.ts$|\/tokens\//.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length;
      if (lines <= LONG) return [];
      return [{ file: path, line: LONG + 1, isWarning: lines <= TOO_LONG, sentence: `${lines} lines: look for the two things in it${lines > TOO_LONG ? ' and give each a file' : ''}.` }];
    });
