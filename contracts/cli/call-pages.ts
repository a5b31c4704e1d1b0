import type { CallDoc, Docs, Field } from './call-docs.ts';

const NOTE =
  'Generated from contracts/src; do not edit. Answers stand in { status, msg, data } with HTTP status 200; body status 200 is done, anything else a refusal with its words in msg. Unknown keys are ignored. A star marks what must be there; [] is inside a list, {} inside a map.';
const ROLES = ['query', 'body', 'answer'] as const;
const star = (field: Field): string => (field.isRequired ? '*' : '');
const heading = (call: CallDoc): string => `${call.method} ${call.path}`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const mdFields = (fields: readonly Field[]): string =>
  fields.map((field) => `- \`${field.path}\`${star(field)} ${field.type}\n`).join('');

function mdCall(call: CallDoc): string {
  const parts = ROLES.filter((role) => call[role].length > 0).map((role) => `${role}:\n\n${mdFields(call[role])}`);
  if (call.answer.length === 0) parts.push('answer: a message only\n');
  return `### ${heading(call)}\n\n${call.when} Auth: ${call.auth}. Name: \`${call.name}\`. States: ${call.states.join('; ')}.\n\n${parts.join('\n')}`;
}

/** The call table for a reader of text. */
export function callsMd({ calls, things, states }: Docs): string {
  const table = calls
    .map((call) => `| ${call.method} | \`${call.path}\` | ${call.auth} | ${cell(call.when)} |`)
    .join('\n');
  const known = things
    .map(
      (thing) =>
        `### ${thing.name}\n\n${thing.description}\n${thing.fields.length > 0 ? `\n${mdFields(thing.fields)}` : ''}`,
    )
    .join('\n');
  const prepared = states
    .map((state) => `| ${state.name} | ${state.means} | ${state.supplies.join(', ')} |`)
    .join('\n');
  return (
    [
      '# Calls of the shop',
      NOTE,
      `| Method | Path | Auth | When |\n|---|---|---|---|\n${table}`,
      '## Each call',
      calls.map(mdCall).join('\n'),
      '## What recurs',
      known,
      `## Provider states\n\n| State | What is true then | The state handler answers |\n|---|---|---|\n${prepared}`,
    ]
      .join('\n\n')
      .replace(/\n{3,}/g, '\n\n')
      .trimEnd() + '\n'
  );
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ddd }
code { font-size: .9em } details { margin: .25rem 0 } summary { cursor: pointer } h2 { margin-top: 2.5rem }`;

const htmlFields = (title: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? ''
    : `<details><summary>${title} (${fields.length})</summary><table>${fields.map((field) => `<tr><td><code>${safe(field.path)}</code>${star(field)}</td><td>${safe(field.type)}</td></tr>`).join('')}</table></details>`;

const htmlCall = (call: CallDoc): string =>
  `<tr id="${call.name}"><td><code>${heading(call)}</code><br>${call.name}</td><td>${safe(call.when)}</td><td>${call.auth}</td><td>${ROLES.map((role) => htmlFields(role, call[role])).join('')}${call.answer.length === 0 ? 'answer: a message only' : ''}</td><td>${call.states.map(safe).join('<br>')}</td></tr>`;

/** The call table for a browser: one file, no script. */
export function callsHtml({ calls, things, states }: Docs): string {
  const known = things
    .map(
      (thing) =>
        `<h3 id="${thing.name}">${thing.name}</h3>\n<p>${safe(thing.description)}</p>\n${htmlFields('fields', thing.fields)}`,
    )
    .join('\n');
  const prepared = states
    .map(
      (state) =>
        `<tr><td>${safe(state.name)}</td><td>${safe(state.means)}</td><td>${state.supplies.join(', ')}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of the shop</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>Calls of the shop</h1>
<p>${safe(NOTE)}</p>
<table>
<thead><tr><th>Call</th><th>When</th><th>Auth</th><th>Fields</th><th>States</th></tr></thead>
<tbody>
${calls.map(htmlCall).join('\n')}
</tbody>
</table>
<h2>What recurs</h2>
${known}
<h2>Provider states</h2>
<table>
<thead><tr><th>State</th><th>What is true then</th><th>The state handler answers</th></tr></thead>
<tbody>
${prepared}
</tbody>
</table>
</body>
</html>
`;
}
