import type { NodeOf } from '#contract/nodes.gen.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { layoutStyle } from '../layout.ts'
import classes from './RowNode.module.css'

/** Children beside each other. */
export function RowNode({ node }: { node: NodeOf<'row'> }) {
  return (
    <div
      className={classes.row}
      data-wrap={node.wrap || undefined}
      data-spread={node.justify === 'between' || undefined}
      style={layoutStyle(node, 'sm')}
    >
      <NodesView nodes={node.children} />
    </div>
  )
}
