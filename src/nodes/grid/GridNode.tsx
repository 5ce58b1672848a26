import type { CSSProperties } from 'react'
import type { NodeOf, PageNode } from '#contract/nodes.gen.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { layoutStyle } from '../layout.ts'
import classes from './GridNode.module.css'

/** Equal columns: at most `columns`, fewer where the window is too narrow for them; `spans` joins some. */
export function GridNode({ node }: { node: NodeOf<'grid'> }) {
  const style = { ...layoutStyle(node, 'md'), '--columns': node.columns ?? 3 } as CSSProperties
  return (
    <div className={classes.grid} style={style}>
      {node.spans ? (
        <Spanning nodes={node.children} spans={node.spans} />
      ) : (
        <NodesView nodes={node.children} />
      )}
    </div>
  )
}

function Spanning({
  nodes = [],
  spans,
}: {
  nodes?: readonly PageNode[] | undefined
  spans: number[]
}) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: children of a document never change their order
    <div key={index} data-spans style={{ '--span': spans[index] ?? 1 } as CSSProperties}>
      <NodeView node={node} />
    </div>
  ))
}
