import type { NodeOf } from '#contract/nodes.gen.ts'
import classes from './IconNode.module.css'
import { PICTURES } from './pictures.ts'

/** A small icon in the colour of the surrounding text; hidden from screen readers. */
export function IconNode({ node: { name, size = 20 } }: { node: NodeOf<'icon'> }) {
  return (
    <svg className={classes.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[name]} />
    </svg>
  )
}
