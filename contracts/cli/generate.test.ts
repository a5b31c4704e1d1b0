import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '../src/calls.ts';
import { generate, generatedFiles, staleFiles } from './generate.ts';

type Tree = { [key: string]: Tree };
const files = generatedFiles();
const parsed = (name: string): Tree => JSON.parse(files[name] ?? '') as Tree;

test('the generated files are current', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('reports a stale file with the command that writes it again', async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'generated-'))}/`);
  const reports: string[] = [];
  await generate([], (sentence) => reports.push(sentence), folder);
  expect(await generate(['--check'], (sentence) => reports.push(sentence), folder)).toBe(0);
  await writeFile(new URL('calls.md', folder), 'old');
  expect(await generate(['--check'], (sentence) => reports.push(sentence), folder)).toBe(1);
  expect(reports.at(-1)).toBe(
    'Not current in contracts/generated: calls.md. Run node contracts/cli/generate.ts and commit the files.\n',
  );
  await generate([], () => undefined, folder);
  expect(await readFile(new URL('calls.md', folder), 'utf8')).toBe(files['calls.md']);
});

test('OpenAPI has one operation for each call, and every reference resolves', () => {
  const api = parsed('openapi.json');
  const operations = Object.values(api['paths'] ?? {}).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(calls.length);
  expect(new Set<unknown>(operations.map((operation) => operation['operationId']))).toEqual(
    new Set(calls.map((call) => call.name)),
  );
  for (const [, area = '', name = ''] of (files['openapi.json'] ?? '').matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(api['components']?.[area]?.[name], name).toBeDefined();
});

test('AsyncAPI has a message for each frame type, and every reference resolves', () => {
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
  for (const [, name = ''] of (files['asyncapi.json'] ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(api['components']?.['schemas']?.[name], name).toBeDefined();
});

test('both call tables list every call', () => {
  for (const call of calls) {
    expect(files['calls.md']).toContain(`### ${call.method} ${call.path}\n`);
    expect(files['calls.html']).toContain(`<code>${call.method} ${call.path}</code>`);
  }
});
