import { fieldsOf, mutated, REPLACEMENTS, type Replacement } from '@shop/mocks';
import { decodedText, type Answered } from './answers.ts';

/** One field of every answer to a call, or of every frame of a type, and what takes its place. */
export type Mutation = { call: string; field: string; by: Replacement };

/** The mutations of the answers that a page received. */
export type Plan = {
  fields: number;
  mutations: number;
  /** Mutations that the client decodes to the same value as the unchanged answer: the page cannot differ. */
  unchanged: number;
  /** One of each group of mutations that the client decodes to equal values, malformed answers included. */
  distinct: readonly Mutation[];
  /** What the client decodes the unchanged answers to, by call. */
  unmutated: Readonly<Record<string, string>>;
};

const textOf = (answers: readonly Answered[]) => answers.map(decodedText).join('\n');

function mutationsOf(call: string, answers: readonly Answered[]): readonly Mutation[] {
  const fields = new Set(answers.flatMap(({ body }) => [...fieldsOf(body)]));
  return [...fields].flatMap((field) => REPLACEMENTS.map((by) => ({ call, field, by })));
}

/** Every mutation of the answers that a page received. */
export function planFor(received: readonly Answered[]): Plan {
  const distinct: Mutation[] = [];
  const unmutated: Record<string, string> = {};
  let [mutations, unchanged] = [0, 0];
  for (const [call, answers] of Map.groupBy(received, ({ name }) => name)) {
    const before = (unmutated[call] = textOf(answers));
    const seen = new Set([before]);
    for (const mutation of mutationsOf(call, answers)) {
      const after = textOf(answers.map((one) => ({ ...one, body: mutated(one.body, mutation.field, mutation.by) })));
      mutations += 1;
      if (after === before) unchanged += 1;
      if (!seen.has(after)) distinct.push(mutation);
      seen.add(after);
    }
  }
  return { fields: mutations / REPLACEMENTS.length, mutations, unchanged, distinct, unmutated };
}
