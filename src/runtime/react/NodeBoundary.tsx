import { Component, type ReactNode } from 'react'
import type { PageNode } from '#contract/nodes.gen.ts'
import { kindOf } from './kindOf.ts'
import { NodeFault } from './NodeFault.tsx'
import { useRuntime } from './runtimeContext.ts'

interface BoundaryProps {
  node: PageNode
  children: ReactNode
  report: (message: string) => void
}

class Boundary extends Component<BoundaryProps, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null }

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }
  override componentDidCatch(fault: Error) {
    this.props.report(fault.message)
  }
  override render() {
    const { fault } = this.state
    const { node, children } = this.props
    return fault ? <NodeFault kind={kindOf(node)} text={fault.message} /> : children
  }
}

/** Error boundary of a node: shows the fault in the node's place; its siblings are not affected. */
export function NodeBoundary({ node, children }: { node: PageNode; children: ReactNode }) {
  const { host } = useRuntime()
  const report = (message: string) =>
    host.report({ code: 'node-failed', path: node.id ?? kindOf(node), message })
  return (
    <Boundary node={node} report={report}>
      {children}
    </Boundary>
  )
}
