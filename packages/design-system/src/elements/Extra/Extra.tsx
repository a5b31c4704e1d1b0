import { Component, Suspense, useDeferredValue, type ReactNode } from 'react';

export type ExtraProps = {
  /** A lazy component, or null until it is needed. */
  children: ReactNode;
  /** Shown when the download failed. */
  fallback?: ReactNode;
  /** Called when the download failed. */
  onFailure?: () => void;
};

/** Something that the page works without: while its code downloads, and if that fails, the page stays as it is. */
export class Extra extends Component<ExtraProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    if (this.state.hasFailed) return fallback;
    // React would hydrate an empty boundary in a task of its own.
    return children === null ? null : <WhenLoaded>{children}</WhenLoaded>;
  }
}

/** Rendered with low priority, lazy children show no fallback, which React would show for at least 300 ms. */
function WhenLoaded({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, false);
  return <Suspense fallback={null}>{isShown ? children : null}</Suspense>;
}
