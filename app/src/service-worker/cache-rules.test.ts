import { describe, expect, test } from 'vitest';
import { requestHeaders } from '@shop/contracts/headers';
import {
  accountOf,
  addressesOf,
  answerKey,
  answersOf,
  answersOfOthers,
  isFile,
  isGranted,
  strategyFor,
  surplus,
  type RequestFacts,
} from './cache-rules.ts';

const PATHS = ['/goods', '/goods/:id'];
const placeWith = (api: string) => ({ origin: 'https://shop.test', api, readable: addressesOf(api, PATHS) });
const PLACE = placeWith('https://shop.test/api');
const request = (path: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, PLACE.origin).href,
  mode: 'cors',
  destination: '',
  cache: 'default',
  ...facts,
});
const strategy = (path: string, facts?: Partial<RequestFacts>) => strategyFor(request(path, facts), PLACE);
const headersOf = (token?: string, language = 'en') => new Headers(requestHeaders({ token, language }));

describe('a request', () => {
  test('for a page gets the newest page, or the shell without a connection', () => {
    expect(strategy('/en/goods_detail/3001', { mode: 'navigate', destination: 'document' })).toBe('page');
  });

  test('for a file of a build gets the stored one, since another build names it differently', () => {
    expect(strategy('/assets/parts.route-1a2b.js', { destination: 'script' })).toBe('file');
  });

  test.each([
    ['/pictures/cards/3001.svg', 'image'],
    ['/uploads/brick.png', 'image'],
    ['/theme.js', 'script'],
  ] as const)('for %s, whose name stays, gets the newest', (path, destination) => {
    expect(strategy(path, { destination })).toBe('picture');
  });

  test('for an answer that may be shown later gets the newest, or the one that was seen', () => {
    for (const path of ['/api/goods?page=1', '/api/goods/3001'])
      expect(strategy(path, { cache: 'no-cache' })).toBe('answer');
    const elsewhere = placeWith('https://api.test:8000/v1');
    expect(strategyFor(request('https://api.test:8000/v1/goods', { cache: 'no-cache' }), elsewhere)).toBe('answer');
  });

  test.each([
    ['a call that is not listed, such as one about money', '/api/payments', { cache: 'no-cache' }],
    ['a longer path than one that is listed', '/api/goods/3001/price', { cache: 'no-cache' }],
    ['a check of what became of a change', '/api/goods', {}],
    ['a change', '/api/goods', { method: 'POST', cache: 'no-cache' }],
    ['a picture of another site', 'https://elsewhere.test/a.png', { destination: 'image' }],
    ['a page of another site', 'https://elsewhere.test/', { mode: 'navigate' }],
    ['the list of the pages', '/sitemap.xml', {}],
  ] as const)('for %s goes to the network alone', (_, path, facts) => {
    expect(strategy(path, facts)).toBe('network');
  });
});

describe('the answers of an account', () => {
  test('are stored under a hash, which does not contain its token', async () => {
    const account = await accountOf(headersOf('a.secret.token'));
    expect(account).toMatch(/^[\da-f]{24}$/);
    expect(account).not.toContain('secret');
    expect(await accountOf(headersOf('a.secret.token'))).toBe(account);
    expect(await accountOf(headersOf('another.token'))).not.toBe(account);
    expect(await accountOf(headersOf())).toBe('visitor');
  });

  test('are deleted when another account or a visitor sends a request; those of visitors stay', () => {
    const names = [answersOf('a'), answersOf('b'), answersOf('visitor'), 'files', 'shell-1'];
    expect(answersOfOthers(names, 'a')).toEqual([answersOf('b')]);
    expect(answersOfOthers(names, 'visitor')).toEqual([answersOf('a'), answersOf('b')]);
  });

  test('are different in each language', () => {
    const url = 'https://shop.test/api/some/call?page=1';
    expect(answerKey(url, headersOf(undefined, 'en'))).not.toBe(answerKey(url, headersOf(undefined, 'zh-Hans')));
    expect(answerKey(url, headersOf('token', 'en'))).toBe(answerKey(url, headersOf(undefined, 'en')));
  });

  test.each([
    ['{"status":200,"msg":"ok","data":[]}', true],
    ['{"status":400,"msg":"no"}', false],
    ['{"status":410000,"msg":"sign in"}', false],
    ['<h1>Sorry</h1>', false],
    ['null', false],
  ])('are stored unless the server refused: %s', (body, isStored) => {
    expect(isGranted(body)).toBe(isStored);
  });
});

test('a page of a network that asks to sign in is not stored as a file', () => {
  const response = (type: string, init?: ResponseInit) =>
    new Response('', { headers: { 'content-type': type }, ...init });
  expect(isFile(response('text/javascript'))).toBe(true);
  expect(isFile(response('text/html; charset=utf-8'))).toBe(false);
  expect(isFile(new Response('', { status: 404 }))).toBe(false);
});

test('the oldest are deleted when there are too many', () => {
  expect(surplus([1, 2, 3, 4], 3)).toEqual([1]);
  expect(surplus([1, 2], 3)).toEqual([]);
});
