import { createContext, use } from 'react';

/** Whether a page is hydrated, from its root: with a state in each component, each would be rendered for itself. */
export const HydratedContext = createContext(true);

/**
 * False on a server and while its document is hydrated, true afterwards and on any other page: for what only this
 * browser knows, which must not be rendered before.
 */
export const useIsHydrated = (): boolean => use(HydratedContext);
