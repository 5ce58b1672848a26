import { Component, type ReactNode } from 'react'
import { FormFault } from './FormFault.tsx'

interface FormBoundaryProps {
  children: ReactNode
}

/** Error boundary around a form, so that a fault inside does not take down the page. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FormFault /> : this.props.children
  }
}
