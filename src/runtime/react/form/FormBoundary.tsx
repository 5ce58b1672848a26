import { Component, type ReactNode } from 'react'
import { FormFault } from './FormFault.tsx'

interface FormBoundaryProps {
  children: ReactNode
}

/** Keeps a fault inside the form from taking the page with it. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FormFault /> : this.props.children
  }
}
