import { requestHeaders, tokenOf } from './headers.ts';

test('a visitor sends the language and the client type, and no token', () => {
  expect(requestHeaders({ language: 'zh-Hant' })).toEqual({ 'Accept-Language': 'zh-Hant', 'Form-type': 'pc' });
});

test('a signed-in shopper sends the token in both headers, with its prefix', () => {
  const headers = requestHeaders({ language: 'en', token: 'eyJ.x' });
  expect(headers['Authori-zation']).toBe('Bearer eyJ.x');
  expect(headers['Authorization']).toBe('Bearer eyJ.x');
});

test('sends only headers that a standard server’s CORS preflight allows, or that need none', () => {
  const allowed = ['Authori-zation', 'Authorization', 'Form-type', 'Accept-Language'];
  for (const name of Object.keys(requestHeaders({ language: 'en', token: 't' }))) expect(allowed).toContain(name);
});

test('the server reads either header, Authori-zation first', () => {
  expect(tokenOf(new Headers({ 'Authori-zation': 'Bearer a', Authorization: 'Bearer b' }))).toBe('a');
  expect(tokenOf(new Headers({ 'Authori-zation': '', Authorization: 'Bearer b' }))).toBe('b');
});

test.each([['eyJ.x'], ['Bearer undefined'], ['Bearer '], ['']])('%j is not a token', (header) => {
  expect(tokenOf(new Headers({ 'Authori-zation': header }))).toBeUndefined();
});

test.each([
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['en', 'en-US'],
])('a server of the second generation that allows its language header is asked for %s as %s', (language, code) => {
  expect(requestHeaders({ language, allowsCbLang: true })['cb-lang']).toBe(code);
  expect(requestHeaders({ language })).not.toHaveProperty('cb-lang');
});

test('a language that the shop does not have is not sent in that header', () => {
  expect(requestHeaders({ language: '', allowsCbLang: true })).not.toHaveProperty('cb-lang');
});
