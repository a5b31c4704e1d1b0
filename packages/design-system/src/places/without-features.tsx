import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { LinkProvider, useLinking, type Feature } from './LinkProvider.tsx';

/** Decorates a story: as on a server that is known to lack these features. */
export const withoutFeatures =
  (...absent: readonly Feature[]): Decorator =>
  (Story) => (
    <Lacking absent={absent}>
      <Story />
    </Lacking>
  );

function Lacking({ absent, children }: { absent: readonly Feature[]; children: ReactNode }) {
  const linking = useLinking();
  return <LinkProvider linking={{ ...linking, absent }}>{children}</LinkProvider>;
}
