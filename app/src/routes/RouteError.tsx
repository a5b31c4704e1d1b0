import { FailureNote, Page } from '@shop/design-system';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { CallError } from '../data/call-error.ts';
import { ChunkFailure } from '../data/fetch-chunk.ts';

/** The error page with its pictures; where even that cannot be fetched, a sentence and another try. */
const ErrorScreen = lazy(() =>
  import('@shop/design-system/screens/error').then(
    (screen) => ({ default: screen.ErrorScreen }),
    () => ({ default: PlainError }),
  ),
);
const PlainError = ({ onRetry }: { status: number; message?: string | undefined; onRetry?: () => void }) => (
  <Page>
    <FailureNote failure={{ kind: 'offline' }} onRetry={onRetry} />
  </Page>
);

type Props = { children: ReactNode };

/** Catches what a page throws and shows the error page with its status: that of the call, else 500 (spec section 8). */
export class RouteError extends Component<Props, { problem?: unknown }> {
  override state: { problem?: unknown } = {};
  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }
  override render() {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    const isChunk = problem instanceof ChunkFailure;
    return (
      <Suspense fallback={null}>
        <ErrorScreen
          status={problem instanceof CallError ? problem.status : 500}
          message={problem instanceof CallError ? problem.said : undefined}
          onRetry={() => (isChunk ? location.reload() : this.setState({ problem: undefined }))}
        />
      </Suspense>
    );
  }
}
