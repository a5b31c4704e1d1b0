import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component that is fetched when it is first needed, or earlier by `load`. */
export type Later<Props extends object> = ComponentType<Props & { fallback?: ReactNode }> & { load: () => Promise<void> };

const all: { load: () => Promise<void> }[] = [];

/** Fetches everything that comes later: for stories and tests, which look at once. */
export const loadEverythingLater = (): Promise<unknown> => Promise.all(all.map(({ load }) => load()));

/**
 * What is drawn only from the shop's answers need not be there before them. Unlike React.lazy it draws at once when it
 * is here already; until then its fallback stands in its place. A fetch that fails is thrown to the page's error screen.
 */
/* @__NO_SIDE_EFFECTS__ */
export function later<Props extends object>(bring: () => Promise<ComponentType<Props>>): Later<Props> {
  let Component: ComponentType<Props> | undefined;
  let asked: Promise<void> | undefined;
  const load = () =>
    (asked ??= (async () => {
      try {
        Component = await bring();
      } catch (problem) {
        asked = undefined;
        throw problem;
      }
    })());

  function LaterComponent({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<{ problem?: unknown; isHere: boolean }>({ isHere: Component !== undefined });
    useEffect(
      function fetchWhenNeeded() {
        if (!state.isHere) load().then(() => setState({ isHere: true }), (problem: unknown) => setState({ problem, isHere: false }));
      },
      [state.isHere],
    );
    if (state.problem !== undefined) throw state.problem;
    return Component ? <Component {...(props as Props)} /> : fallback;
  }
  const component = Object.assign(LaterComponent, { load });
  all.push(component);
  return component;
}
