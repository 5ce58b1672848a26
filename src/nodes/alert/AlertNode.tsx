import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import classes from './AlertNode.module.css'

const MARKS = { info: 'i', success: '✓', warning: '!', danger: '!' } as const

/** A remark that stays: advice, a result, a warning. Bad news is announced. */
export function AlertNode({ node }: { node: NodeOf<'alert'> }) {
  const { kind = 'info', children } = node
  const title = useText(node.title)
  const text = useText(node.text)
  return (
    <div className={classes.alert} data-kind={kind} role={kind === 'danger' ? 'alert' : 'note'}>
      <span className={classes.mark} aria-hidden="true">
        {MARKS[kind]}
      </span>
      <div className={classes.content}>
        {title && <strong>{title}</strong>}
        {text && <p>{text}</p>}
        <NodesView nodes={children} />
      </div>
    </div>
  )
}
