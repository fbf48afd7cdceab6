import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** In place of what broke. */
  fallback: (error: unknown) => ReactNode;
}

/** In a tuple, so that `throw undefined` counts too. */
type BoundaryState = { thrown: readonly [unknown] | null };

/** Keeps what breaks inside from taking away what is around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { thrown: [error] };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown[0]) : this.props.children;
  }
}
