import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-data/read-catalogue.ts';
import { regionsFor } from '../repair/sets/regions.ts';
import { messagesOf } from './messages.ts';

/** The tables of OpenCC, character by character. */
const toTraditional = Converter({ from: 'cn', to: 't' });
const toSimplified = Converter({ from: 't', to: 'cn' });
/** Characters of both scripts, whose words decide: 划算, 批准, 平台, 好吃, 唇邊, 岩石, 斗笠, 莫西干, 征服, 吊床. */
const IN_TRADITIONAL = new Set('划准台吃唇岩斗干征床后里面表只系余才');
const HAN = /\p{Script=Han}/u;

/** Characters of a text that its script does not have. */
const strangersIn = (text: string, convert: (character: string) => string, allowed: ReadonlySet<string>): string[] =>
  [...text].filter((one) => HAN.test(one) && !allowed.has(one) && convert(one) !== one);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const SCREENS = path.resolve(import.meta.dirname, '../../../packages/design-system/src/messages');
/** The texts of all screens. */
const textsOfScreens = (language: string): string[] =>
  globSync(`${language}/*.json`, { cwd: SCREENS }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join(SCREENS, file), 'utf8'))),
  );

const { moulds, colours, categories } = readCatalogue();
/**
 * Names of parts, colours, categories and regions; reviews, tracking, the agent's and all other texts of the shop; the
 * texts of the screens.
 */
const allTexts = (language: 'zh-Hans' | 'zh-Hant' | 'en'): string[] => [
  ...[...moulds, ...colours, ...categories].map(({ names }) => names[language]),
  ...textsIn(regionsFor(language)),
  ...textsIn(messagesOf(language)),
  ...textsOfScreens(language),
];
const mixed = (language: 'zh-Hans' | 'zh-Hant', convert: (text: string) => string, allowed: ReadonlySet<string>) =>
  allTexts(language).filter((text) => strangersIn(text, convert, allowed).length > 0);

test('finds the characters of the other script', () => {
  expect(strangersIn('電腦键盤', toTraditional, IN_TRADITIONAL)).toEqual(['键']);
  expect(strangersIn('电脑鍵盘', toSimplified, new Set())).toEqual(['鍵']);
});

test('no text of the Traditional Chinese shop has simplified characters', () => {
  expect(mixed('zh-Hant', toTraditional, IN_TRADITIONAL)).toEqual([]);
});

test('no text of the Simplified Chinese shop has traditional characters', () => {
  expect(mixed('zh-Hans', toSimplified, new Set())).toEqual([]);
});

test('the English shop has no Chinese characters', () => {
  expect(allTexts('en').filter((text) => HAN.test(text))).toEqual([]);
});

test('the Traditional Chinese shop has one word for shipping', () => {
  expect(allTexts('zh-Hant').filter((text) => text.includes('發貨'))).toEqual([]);
});
