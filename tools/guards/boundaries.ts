import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { lineAt, type Fault, type SourceFile } from './guard.ts';

const RULES = path.resolve(import.meta.dirname, '../../.dependency-cruiser.mjs');
const FOLDERS = ['contracts', 'mocks', 'packages', 'app'];

/** Faults against the arrows of the house (`.dependency-cruiser.mjs`) in the project at `root`. */
export async function boundaries(root: string, files: readonly SourceFile[]): Promise<Fault[]> {
  const { default: rules } = (await import(pathToFileURL(RULES).href)) as { default: IConfiguration };
  const { options, ...ruleSet } = rules;
  const folders = FOLDERS.filter((folder) => files.some((file) => file.path.startsWith(`${folder}/`)));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet },
    rules.options?.enhancedResolveOptions,
  );
  const { summary, modules } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const written =
      modules.find((module) => module.source === from)?.dependencies.find(({ resolved }) => resolved === to)?.module ??
      to;
    const text = files.find((file) => file.path === from)?.text ?? '';
    const sentence = ruleSet.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
    const round =
      cycle && cycle.length > 0
        ? ` (${[from, ...cycle.map((step) => (typeof step === 'string' ? step : step.name))].join(' → ')})`
        : '';
    const place = Math.max(0, text.indexOf(`'${written}'`));
    return { file: from, line: lineAt(text, place), sentence: `[${rule.name}] ${written}${round}: ${sentence}` };
  });
}
