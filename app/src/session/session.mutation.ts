import { shopConfig } from '../shop-config.ts';
import type { Credentials } from './strategies.ts';

export const signInMutation = () => ({
  mutationFn: async (credentials: Credentials) =>
    (await import('./strategies.ts')).signIn(shopConfig.strategy, credentials),
});
