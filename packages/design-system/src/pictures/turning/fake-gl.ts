/** A WebGL 2 context for tests: knows what it holds, and how often each function was called. */
export interface FakeGl {
  context: WebGL2RenderingContext;
  /** Kinds of things created and not deleted, such as `Buffer`. */
  held: () => string[];
  calls: (name: string) => number;
  isLost: () => boolean;
}

/**
 * `isRefusing`: links no program, as a broken driver. `card`: the name of what draws.
 */
export function createFakeGl({ isRefusing = false, card = 'a card' } = {}): FakeGl {
  const held = new Map<object, string>();
  const counts = new Map<string, number>();
  let isLost = false;
  const answer = (name: string, first: unknown): unknown => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const [, verb, kind = ''] = /^(create|delete)(\w+)$/.exec(name) ?? [];
    if (verb === 'delete') held.delete(first as object);
    if (verb === 'create') {
      const thing = {};
      held.set(thing, kind);
      return thing;
    }
    if (name === 'getProgramParameter') return !isRefusing;
    if (name === 'getParameter') return card;
    if (name === 'getExtension') return { loseContext: () => (isLost = true) };
    return undefined;
  };
  const context = new Proxy(
    {},
    { get: (_, name: string) => (/^[A-Z]/.test(name) ? name : (first: unknown) => answer(name, first)) },
  ) as WebGL2RenderingContext;
  return {
    context,
    held: () => [...held.values()],
    calls: (name) => counts.get(name) ?? 0,
    isLost: () => isLost,
  };
}
