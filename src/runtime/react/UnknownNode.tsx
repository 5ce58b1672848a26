import type { PageNode } from '#contract/nodes.gen.ts'
import { kindOf } from './kindOf.ts'
import { NodeFault } from './NodeFault.tsx'

/** An unknown kind or an unexpanded fragment, shown so that staff can fix it. */
export function UnknownNode({ node }: { node: PageNode }) {
  return <NodeFault kind={kindOf(node)} text="没有这种组件" />
}
