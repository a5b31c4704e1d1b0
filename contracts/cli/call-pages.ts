import type { CallDoc, Docs, Field } from './call-docs.ts';

const NOTE = [
  'Generated from contracts/src; do not edit.',
  'Every answer is { status, msg, data } with HTTP status 200; body status 200 means success, any other a refusal with its message in msg.',
  'Unknown keys are ignored.',
  'A star marks a required field; [] is inside a list, {} inside a map.',
].join(' ');
const ROLES = ['query', 'body', 'answer'] as const;
const requiredMark = (field: Field): string => (field.isRequired ? '*' : '');
const heading = (call: CallDoc): string => `${call.method} ${call.path}`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const mdFields = (fields: readonly Field[]): string =>
  fields.map((field) => `- \`${field.path}\`${requiredMark(field)} ${field.type}\n`).join('');

function mdCall(call: CallDoc): string {
  const parts = ROLES.filter((role) => call[role].length > 0).map((role) => `${role}:\n\n${mdFields(call[role])}`);
  if (call.answer.length === 0) parts.push('answer: a message only\n');
  const properties = `Auth: ${call.auth}. Name: \`${call.name}\`. States: ${call.states.join('; ')}.`;
  return `### ${heading(call)}\n\n${call.summary} ${properties}\n\n${parts.join('\n')}`;
}

/** The call table as Markdown. */
export function callsMd({ calls, shared, states }: Docs): string {
  const table = calls
    .map((call) => `| ${call.method} | \`${call.path}\` | ${call.auth} | ${cell(call.summary)} |`)
    .join('\n');
  const sharedSections = shared
    .map(
      (schema) =>
        `### ${schema.name}\n\n${schema.description}\n` +
        (schema.fields.length > 0 ? `\n${mdFields(schema.fields)}` : ''),
    )
    .join('\n');
  const stateRows = states
    .map((state) => `| ${state.name} | ${state.means} | ${state.supplies.join(', ')} |`)
    .join('\n');
  return (
    [
      '# Calls of the shop',
      NOTE,
      `| Method | Path | Auth | Summary |\n|---|---|---|---|\n${table}`,
      '## Each call',
      calls.map(mdCall).join('\n'),
      '## Shared values and entities',
      sharedSections,
      `## Provider states\n\n| State | Meaning | Values from the state handler |\n|---|---|---|\n${stateRows}`,
    ]
      .join('\n\n')
      .replace(/\n{3,}/g, '\n\n')
      .trimEnd() + '\n'
  );
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
body { color: #1c1c1c; background: #fff }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ddd }
code { font-size: .9em } details { margin: .25rem 0 } summary { cursor: pointer } h2 { margin-top: 2.5rem }`;

const htmlField = (field: Field): string =>
  `<tr><td><code>${escapeHtml(field.path)}</code>${requiredMark(field)}</td><td>${escapeHtml(field.type)}</td></tr>`;

function htmlFields(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(htmlField).join('');
  return `<details><summary>${title} (${fields.length})</summary><table>${rows}</table></details>`;
}

function htmlCall(call: CallDoc): string {
  const fields = ROLES.map((role) => htmlFields(role, call[role])).join('');
  const cells = [
    `<code>${heading(call)}</code><br>${call.name}`,
    escapeHtml(call.summary),
    call.auth,
    `${fields}${call.answer.length === 0 ? 'answer: a message only' : ''}`,
    call.states.map(escapeHtml).join('<br>'),
  ];
  return `<tr id="${call.name}">${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
}

/** The call table as one HTML file without scripts. */
export function callsHtml({ calls, shared, states }: Docs): string {
  const sharedSections = shared
    .map(
      (schema) =>
        `<h3 id="${schema.name}">${schema.name}</h3>\n` +
        `<p>${escapeHtml(schema.description)}</p>\n${htmlFields('fields', schema.fields)}`,
    )
    .join('\n');
  const stateRows = states
    .map(
      (state) =>
        `<tr><td>${escapeHtml(state.name)}</td><td>${escapeHtml(state.means)}</td>` +
        `<td>${state.supplies.join(', ')}</td></tr>`,
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
<p>${escapeHtml(NOTE)}</p>
<table>
<thead><tr><th>Call</th><th>Summary</th><th>Auth</th><th>Fields</th><th>States</th></tr></thead>
<tbody>
${calls.map(htmlCall).join('\n')}
</tbody>
</table>
<h2>Shared values and entities</h2>
${sharedSections}
<h2>Provider states</h2>
<table>
<thead><tr><th>State</th><th>What is true then</th><th>The state handler answers</th></tr></thead>
<tbody>
${stateRows}
</tbody>
</table>
</body>
</html>
`;
}
