import type { Feature } from '@shop/contracts';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { LinkProvider, useLinking, type ServerFeatures } from './LinkProvider.tsx';

/** Decorates a story: as on a server that is known to lack these features. */
export const withoutFeatures =
  (...absent: readonly Feature[]): Decorator =>
  (Story) => (
    <Knowing features={{ ...ALL, ...Object.fromEntries(absent.map((feature) => [feature, false])) }}>
      <Story />
    </Knowing>
  );

const ALL: ServerFeatures = { repair: true, listMatching: true, savedLists: true };

function Knowing({ features, children }: { features: ServerFeatures; children: ReactNode }) {
  const linking = useLinking();
  return <LinkProvider linking={{ ...linking, features }}>{children}</LinkProvider>;
}
