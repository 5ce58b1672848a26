import type { NodeOf } from '#contract/nodes.ts'
import classes from './IconNode.module.css'
import { PICTURES } from './pictures.tsx'

/** A small picture in the colour of the text around it; it says nothing to a screen reader. */
export function IconNode({ node: { name, size = 20 } }: { node: NodeOf<'icon'> }) {
  return (
    <svg className={classes.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  )
}
