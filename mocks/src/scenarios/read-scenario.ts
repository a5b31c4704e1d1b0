import { isScenario, type ScenarioName, type ScenarioParams } from './scenarios.ts';

/** Parses `{ name, params? }`; undefined if the name is not a scenario. */
export function readScenario(body: unknown): { name: ScenarioName; params: ScenarioParams } | undefined {
  if (
    body === null ||
    typeof body !== 'object' ||
    !('name' in body) ||
    typeof body.name !== 'string' ||
    !isScenario(body.name)
  )
    return undefined;
  const params =
    'params' in body && body.params !== null && typeof body.params === 'object' ? (body.params as ScenarioParams) : {};
  return { name: body.name, params };
}
