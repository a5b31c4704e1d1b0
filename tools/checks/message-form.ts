import type { Fault, SourceFile } from './check.ts';
import { faultsOf } from './check.ts';

type Rule = { languages: RegExp; pattern: RegExp; sentence: string };

/** How docs/voice-and-terms.md has a text written. Each pattern is looked for inside the values of messages. */
const RULES: readonly Rule[] = [
  {
    languages: /^zh/,
    pattern: /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u,
    sentence: 'Chinese has full-width punctuation.',
  },
  {
    languages: /^zh/,
    pattern:
      /\p{Script=Han}(?:[\dA-Za-z]|\{\w+, (?:number|plural, other \{#))|(?:[\dA-Za-z%]|, number\}|#)\p{Script=Han}/u,
    sentence: 'A space stands between Chinese and Latin letters or figures.',
  },
  {
    languages: /^zh/,
    pattern: /！|[请請][填选選](?![写寫满滿完好择擇出])/,
    sentence: '请填写, 请选择, and no exclamation mark.',
  },
  { languages: /^zh-Hans$/, pattern: /[「」『』]/, sentence: 'Simplified Chinese quotes with “ ”.' },
  { languages: /^zh-Hant$/, pattern: /[“”]/, sentence: 'Traditional Chinese quotes with 「 」.' },
  { languages: /^en$/, pattern: /\\"|'|!/, sentence: 'English has “ ”, ’ and no exclamation mark.' },
  { languages: /^en$/, pattern: /n’t\b|’(?:re|ve|ll|m)\b/, sentence: 'English writes words in full: cannot, we will.' },
  { languages: /^en$/, pattern: /\b(?:pcs|qty)\b/i, sentence: 'English writes pieces and quantity in full.' },
  { languages: /^en$/, pattern: /\bplease\b[^{}]*\bplease\b/i, sentence: 'One please is enough.' },
  {
    languages: /^en$/,
    pattern: /\b(?:colors?|favorites?|gray|catalogs?|centers?|canceled|molds?)\b/,
    sentence: 'English is British.',
  },
  { languages: /./, pattern: /\.\.\.|…{2}/, sentence: 'Three dots are one character: …' },
];

/** Texts that the specification words, or that hold words of another program. */
const AS_GIVEN = new Set(['chat.composer.wrongKind']);
/** Names of two ways to pay, which have a mainland word also in Taiwan. */
const BRANDS = /支付寶|微信支付/g;

/** Rows of the table below a heading: the first two columns. */
const rowsBelow = (page: string, heading: string): [string, string][] =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, from = '', to = '']) => [from, to]);

const languageOf = (file: SourceFile): string => file.path.split('/').at(-2) ?? '';
const isOfScreens = (file: SourceFile): boolean => file.path.startsWith('packages/');

/**
 * Faults where a text is not written as docs/voice-and-terms.md says, or where one in Traditional Chinese has a word of the
 * mainland. The stand-in shop may write as CRMEB does, but its Traditional Chinese is Taiwan's.
 */
export function messageForm(page: string, catalogues: readonly SourceFile[]): Fault[] {
  const mainland = rowsBelow(page, 'Words of Taiwan').map(([from, to]) => ({
    languages: /^zh-Hant$/,
    pattern: new RegExp(from.replaceAll('、', '|')),
    sentence: `“${from}” is a word of the mainland: Taiwan says ${to}.`,
  }));
  return catalogues.flatMap((file) => {
    const rules = [...(isOfScreens(file) ? RULES : []), ...mainland];
    const brandless = { path: file.path, text: file.text.replace(BRANDS, (name) => '　'.repeat(name.length)) };
    return rules
      .filter(({ languages }) => languages.test(languageOf(file)))
      .flatMap(({ pattern, sentence }) =>
        faultsOf(brandless, /"([^"\n]*)": "(.*)"/g, ([, id = '', text = '']) =>
          !AS_GIVEN.has(id) && pattern.test(text) ? `${id}: ${sentence}` : undefined,
        ),
      );
  });
}
