import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  children: ReactNode;
  /** Where trying again leads; absent: the same content is drawn anew. */
  onRetry?: () => void;
  /** Another place than the one that failed is drawn anew. */
  place?: string;
}

/** Shows the broken page in place of content that failed, so that the rest of the screen goes on. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error; place?: string } = { place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: { place?: string }) {
    return place === state.place ? null : { place, error: undefined };
  }

  override render() {
    const { children, onRetry = () => this.setState({ error: undefined }) } = this.props;
    return this.state.error ? <BrokenPage error={this.state.error} retry={onRetry} /> : children;
  }
}
