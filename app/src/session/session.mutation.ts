import { shopConfig } from '../shop-config.ts';
import type { Credentials } from './strategies.ts';

// The senders load when they are needed: the shell knows the session without them.
const strategies = () => import('./strategies.ts');

export const signInMutation = () => ({ mutationFn: async (given: Credentials) => (await strategies()).signIn(shopConfig.strategy, given) });
export const signOutMutation = () => ({ mutationFn: async () => (await strategies()).signOut() });
