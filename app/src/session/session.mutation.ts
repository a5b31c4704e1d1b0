import { shopConfig } from '../shop-config.ts';
import type { Credentials } from './strategies.ts';

export const signInMutation = () => ({
  mutationFn: async (given: Credentials) => (await import('./strategies.ts')).signIn(shopConfig.strategy, given),
});
