import { Component, type ReactNode } from 'react';

type Props = { onError: (problem: unknown) => void; children: ReactNode };

/** Removes its children when they throw and reports the error, so that an overlay cannot take the page down with it. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(problem: unknown) {
    this.props.onError(problem);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
