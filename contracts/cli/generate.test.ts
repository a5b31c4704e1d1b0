import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '../src/calls.ts';
import { generate, generatedFiles, staleFiles } from './generate.ts';

type Tree = { [key: string]: Tree };
const made = generatedFiles();
const parsed = (name: string): Tree => JSON.parse(made[name] ?? '') as Tree;

test('the kept files are what the contract makes now', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('a kept file that is old or missing is named with what to do, until it is made again', async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'generated-'))}/`);
  const said: string[] = [];
  await generate([], (sentence) => said.push(sentence), folder);
  expect(await generate(['--check'], (sentence) => said.push(sentence), folder)).toBe(0);
  await writeFile(new URL('calls.md', folder), 'old');
  expect(await generate(['--check'], (sentence) => said.push(sentence), folder)).toBe(1);
  expect(said.at(-1)).toBe(
    'Not current in contracts/generated: calls.md. Run node contracts/cli/generate.ts and keep what it writes.\n',
  );
  await generate([], () => undefined, folder);
  expect(await readFile(new URL('calls.md', folder), 'utf8')).toBe(made['calls.md']);
});

test('OpenAPI has one operation a call, and every reference leads somewhere', () => {
  const api = parsed('openapi.json');
  const operations = Object.values(api['paths'] ?? {}).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(calls.length);
  expect(new Set<unknown>(operations.map((operation) => operation['operationId']))).toEqual(
    new Set(calls.map((call) => call.name)),
  );
  for (const [, area = '', name = ''] of (made['openapi.json'] ?? '').matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(api['components']?.[area]?.[name], name).toBeDefined();
});

test('AsyncAPI has a message for each frame type, and every reference leads somewhere', () => {
  const api = parsed('asyncapi.json');
  expect(Object.keys(api['channels']?.['chat']?.['messages'] ?? {})).toEqual(
    expect.arrayContaining([
      'sent-login',
      'sent-ping',
      'sent-chat',
      'sent-to_chat',
      'received-chat',
      'received-reply',
      'received-to_transfer',
    ]),
  );
  for (const [, name = ''] of (made['asyncapi.json'] ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(api['components']?.['schemas']?.[name], name).toBeDefined();
});

test('both call tables name every call', () => {
  for (const call of calls) {
    expect(made['calls.md']).toContain(`### ${call.method} ${call.path}\n`);
    expect(made['calls.html']).toContain(`<code>${call.method} ${call.path}</code>`);
  }
});
