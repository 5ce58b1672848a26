import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { gapOf } from '../layout.ts'
import classes from './CardNode.module.css'

/** A white sheet, with a head when it has a title or something beside it. */
export function CardNode({ node }: { node: NodeOf<'card'> }) {
  const title = useText(node.title)
  return (
    <section className={classes.card} id={node.id}>
      {(title || node.extra) && (
        <header className={classes.head}>
          <h2>{title}</h2>
          {node.extra && (
            <div className={classes.extra}>
              <NodesView nodes={node.extra} />
            </div>
          )}
        </header>
      )}
      <div className={classes.body} style={node.padding && { padding: gapOf(node.padding) }}>
        <NodesView nodes={node.children} />
      </div>
    </section>
  )
}
