import type { CSSProperties } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { layoutStyle } from '../layout.ts'
import classes from './GridNode.module.css'

/** Equal columns: at most `columns`, fewer where the window is too narrow for them. */
export function GridNode({ node }: { node: NodeOf<'grid'> }) {
  const style = { ...layoutStyle(node, 'md'), '--columns': node.columns ?? 3 } as CSSProperties
  return (
    <div className={classes.grid} style={style}>
      <NodesView nodes={node.children} />
    </div>
  )
}
