import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { lineAt, type Fault, type SourceFile } from './check.ts';
import { folderCycles } from './folder-cycles.ts';

const RULES = path.resolve(import.meta.dirname, '../../.dependency-cruiser.mjs');
const FOLDERS = ['contracts', 'mocks', 'packages', 'app', 'bench', '.storybook'];

/** Violations of `.dependency-cruiser.mjs`, and cycles between folders, in the project at `root`. */
export async function dependencyFaults(root: string, files: readonly SourceFile[]): Promise<Fault[]> {
  const { default: rules } = (await import(pathToFileURL(RULES).href)) as { default: IConfiguration };
  const { options, ...ruleSet } = rules;
  const folders = FOLDERS.filter((folder) => files.some((file) => file.path.startsWith(`${folder}/`)));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet },
    rules.options?.enhancedResolveOptions,
  );
  const { summary, modules } = output as ICruiseResult;
  const textOf = (file: string) => files.find(({ path: known }) => known === file)?.text ?? '';
  const violations = summary.violations.map(({ rule, from, to, cycle }) => {
    const specifier =
      modules.find((module) => module.source === from)?.dependencies.find(({ resolved }) => resolved === to)?.module ??
      to;
    const sentence = ruleSet.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
    const round =
      cycle && cycle.length > 0
        ? ` (${[from, ...cycle.map((step) => (typeof step === 'string' ? step : step.name))].join(' → ')})`
        : '';
    const text = textOf(from);
    const line = lineAt(text, Math.max(0, text.indexOf(`'${specifier}'`)));
    return { file: from, line, sentence: `[${rule.name}] ${specifier}${round}: ${sentence}` };
  });
  // A dynamic import loads a part that is used on demand, as the router does with routes.
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ dynamic }) => !dynamic).map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const cycles = folderCycles(imports).map((cycle) => ({
    file: cycle[0]?.from ?? '',
    line: 1,
    sentence: `[no-folder-cycles] ${cycle.map(({ from, to }) => `${from} → ${to}`).join(', ')}: folders do not depend on each other in a circle, types included. Move what both need to the lower one.`,
  }));
  return [...violations, ...cycles];
}
