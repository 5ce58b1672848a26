import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './DividerNode.module.css'

/** A line across, with a word in it or without. */
export function DividerNode({ node }: { node: NodeOf<'divider'> }) {
  const label = useText(node.label)
  if (!label) return <hr className={classes.line} data-line={node.line} />
  return (
    <div className={classes.labelled} data-line={node.line}>
      <span>{label}</span>
    </div>
  )
}
