import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import { useSources } from '../useReadSources.ts'
import classes from './AlertNode.module.css'

const MARKS = { info: 'i', success: '✓', warning: '!', danger: '!' } as const

/** A remark that stays: advice, a result, a warning. Bad news is announced; of a source, that it could not be loaded. */
export function AlertNode({ node }: { node: NodeOf<'alert'> }) {
  const { source, retry } = node
  return source === undefined ? <Remark node={node} /> : <Failed source={source} action={retry} />
}

function Failed({ source, action }: { source: string; action: string | undefined }) {
  const page = usePage()
  const row = useRow()
  const { failed } = useSources(useMemo(() => [source], [source]))
  if (!failed) return null
  const retry = action && (() => void page.run(action, { row }))
  return <SourceFailure source={failed.id} msg={failed.msg} {...(retry && { retry })} />
}

function Remark({ node }: { node: NodeOf<'alert'> }) {
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
