import type { PageNode } from '#contract/nodes.gen.ts'
import { kindOf } from './kindOf.ts'
import { NodeFault } from './NodeFault.tsx'

/** A kind nobody knows, or a fragment that could not be put in: shown, so that staff see what to mend. */
export function UnknownNode({ node }: { node: PageNode }) {
  return <NodeFault kind={kindOf(node)} text="没有这种组件" />
}
