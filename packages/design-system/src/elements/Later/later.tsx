import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component that is fetched when it is first needed, or earlier by `load`. */
export type Later<Props extends object> = ComponentType<Props & { fallback?: ReactNode }> & {
  load: () => Promise<void>;
};

/**
 * What is done without it. A part of a page waits for the line where there is none, and else throws to the error screen; a whole
 * page throws at once, since somebody waits for it; the page goes on without an extra.
 */
type Need = 'part' | 'page' | 'extra';

const all: { load: () => Promise<void> }[] = [];

/** How parts are fetched. The app lends its own way, which knows what to do when a file is gone. */
let fetchPart = <T,>(load: () => Promise<T>): Promise<T> => load();
export const fetchPartsBy = (way: typeof fetchPart): void => void (fetchPart = way);

/** Fetches everything that comes later, and what comes later in that: for stories and tests, which look at once. */
export async function loadEverythingLater(): Promise<void> {
  for (let fetched = 0; fetched < all.length;) {
    fetched = all.length;
    await Promise.all(all.map(({ load }) => load()));
  }
}

/**
 * What is drawn only from the shop's answers need not be there before them. Unlike React.lazy it draws at once when it
 * is here already; until then its fallback stands in its place. A fetch that fails is thrown to the page's error screen.
 */
/* @__NO_SIDE_EFFECTS__ */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  need: Need = 'part',
): Later<Props> {
  let Component: ComponentType<Props> | undefined;
  let asked: Promise<void> | undefined;
  const load = () =>
    (asked ??= (async () => {
      try {
        Component = await fetchPart(bring);
      } catch (problem) {
        asked = undefined;
        throw problem;
      }
    })());

  function LaterComponent({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<{ problem?: unknown; isHere: boolean }>({ isHere: Component !== undefined });
    useEffect(
      function fetchWhenNeeded() {
        if (state.isHere) return undefined;
        const fetchIt = () => void load().then(() => setState({ isHere: true }), missed);
        const missed = (problem: unknown) => {
          if (need !== 'page' && !navigator.onLine) addEventListener('online', fetchIt, { once: true });
          else if (need === 'extra') console.error(problem);
          else setState({ problem, isHere: false });
        };
        fetchIt();
        return () => removeEventListener('online', fetchIt);
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
