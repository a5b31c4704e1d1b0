import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is downloaded when it is first rendered, or earlier by `load`. */
export type Deferred<Props extends object> = ComponentType<Props & { fallback?: ReactNode }> & {
  load: () => Promise<void>;
};

/**
 * What happens when the download fails. `part`: while offline it is retried when the connection returns, else the error
 * is thrown to the error screen. `page`: the error is thrown at once. `extra`: the page works without it.
 */
type FailureMode = 'part' | 'page' | 'extra';

const all: { load: () => Promise<void> }[] = [];

/** Downloads a component. The app sets its own function, which handles files that a new release has removed. */
let fetchComponent = <T,>(load: () => Promise<T>): Promise<T> => load();
export const fetchDeferredWith = (fetcher: typeof fetchComponent): void => void (fetchComponent = fetcher);

/**
 * Loads all deferred components, and those that they contain: for stories and tests, which render completely at once.
 */
export async function loadAllDeferred(): Promise<void> {
  for (let count = 0; count < all.length;) {
    count = all.length;
    await Promise.all(all.map(({ load }) => load()));
  }
}

/**
 * Defers the download of a component that is not needed for the first paint. Unlike React.lazy it renders synchronously
 * once it is loaded; until then it renders its fallback. A failed download is thrown to the error screen (see
 * `FailureMode`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function deferred<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  failureMode: FailureMode = 'part',
): Deferred<Props> {
  let Component: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;
  const load = () =>
    (request ??= (async () => {
      try {
        Component = await fetchComponent(importComponent);
      } catch (problem) {
        request = undefined;
        throw problem;
      }
    })());

  function DeferredComponent({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<{ problem?: unknown; isLoaded: boolean }>({ isLoaded: Component !== undefined });
    useEffect(
      function fetchWhenNeeded() {
        if (state.isLoaded) return undefined;
        const loadOrRetry = () => void load().then(() => setState({ isLoaded: true }), handleFailure);
        const handleFailure = (problem: unknown) => {
          if (failureMode !== 'page' && !navigator.onLine) addEventListener('online', loadOrRetry, { once: true });
          else if (failureMode === 'extra') console.error(problem);
          else setState({ problem, isLoaded: false });
        };
        loadOrRetry();
        return () => removeEventListener('online', loadOrRetry);
      },
      [state.isLoaded],
    );
    if (state.problem !== undefined) throw state.problem;
    return Component ? <Component {...(props as Props)} /> : fallback;
  }
  const component = Object.assign(DeferredComponent, { load });
  all.push(component);
  return component;
}
