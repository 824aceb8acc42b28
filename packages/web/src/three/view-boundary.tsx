/** Whatever goes wrong in the 3D view stays in it: the rest of the page goes on. */
import { Component, type ReactNode } from 'react'

interface ViewBoundaryProps {
  /** shown in place of the view */
  fallback: ReactNode
  children: ReactNode
}

/** Give it another `key` to try again. */
export class ViewBoundary extends Component<ViewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
