import { Component, type ReactNode } from 'react';

type Props = { onFault: (problem: unknown) => void; children: ReactNode };

/** A fault in what floats over the page must not take the page with it: it goes, and is told. */
export class KeepsPage extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(problem: unknown) {
    this.props.onFault(problem);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
