import { describe, expect, it } from 'vitest';
import { splitCsv } from './read-csv.ts';

describe('reading a table of comma-separated cells', () => {
  it('understands quotes, doubled quotes and commas inside them', () => {
    expect(splitCsv('4,"Duplo, Quatro","say ""hi"""\n')).toEqual([['4', 'Duplo, Quatro', 'say "hi"']]);
  });

  it('takes a byte order mark, Windows line ends and a last line without its end', () => {
    expect(splitCsv('\uFEFFid,name\r\n1,Baseplates')).toEqual([
      ['id', 'name'],
      ['1', 'Baseplates'],
    ]);
  });
});
