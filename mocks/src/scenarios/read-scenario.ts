import { isScenario, type ScenarioName, type ScenarioParams } from './scenarios.ts';

/** Reads `{ name, params? }`; absent when it names no scenario. */
export function readScenario(asked: unknown): { name: ScenarioName; params: ScenarioParams } | undefined {
  if (
    asked === null ||
    typeof asked !== 'object' ||
    !('name' in asked) ||
    typeof asked.name !== 'string' ||
    !isScenario(asked.name)
  )
    return undefined;
  const params =
    'params' in asked && asked.params !== null && typeof asked.params === 'object'
      ? (asked.params as ScenarioParams)
      : {};
  return { name: asked.name, params };
}
