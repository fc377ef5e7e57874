import { Component, type ReactNode } from 'react';
import { FailSplash } from '../features/splash/index.ts';

/** The last net: a screen that breaks leaves words and a reload behind, not a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(error: unknown): { broken: boolean } {
    // For whoever listens to what breaks.
    reportError(error);
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <FailSplash code="server_error" /> : this.props.children;
  }
}
