import { FailureNote, Page } from '@shop/design-system';
import { Component, createContext, lazy, Suspense, type ReactNode } from 'react';
import { CallError } from '../data/call-error.ts';
import { loadErrorPage } from './site/load-error-page.ts';
import { isChunkError, reloadIfReachable } from '../data/chunk-errors.ts';
import { PageShown } from './PageShown.tsx';

/** The error page with its pictures; when it cannot be loaded either, a sentence and a retry button. */
const ErrorScreen = lazy(() =>
  loadErrorPage(() => import('@shop/design-system/screens/errors/ErrorScreen/ErrorScreen')).then(
    (screen) => ({ default: screen.ErrorScreen }),
    () => ({ default: PlainError }),
  ),
);
const PlainError = ({
  onRetry,
}: {
  status: number;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
}) => (
  <Page>
    <FailureNote failure={{ kind: 'offline' }} onRetry={onRetry} />
  </Page>
);

/** What is wrong with a page before it is rendered, on a server, where no error is caught. */
export const KnownProblem = createContext<unknown>(undefined);

type Props = { children: ReactNode };

/** Shows the error page for what a page throws, with the status of the failed call, otherwise 500 (spec section 8). */
export class RouteError extends Component<Props, { problem?: unknown }> {
  static override contextType = KnownProblem;
  override state: { problem?: unknown } = {};
  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }
  override render() {
    const problem = this.state.problem ?? this.context;
    if (problem === undefined) return this.props.children;
    const { status, serverMessage }: { status: number; serverMessage?: string | undefined } =
      problem instanceof CallError ? problem : { status: 500 };
    const retry = () => (isChunkError(problem) ? reloadIfReachable() : this.setState({ problem: undefined }));
    return (
      <Suspense fallback={null}>
        <ErrorScreen
          status={status}
          message={serverMessage}
          // What is a bad request now is one again.
          onRetry={status === 400 ? undefined : retry}
        />
        <PageShown />
      </Suspense>
    );
  }
}
