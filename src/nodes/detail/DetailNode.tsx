import type { CSSProperties } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { Words } from '#runtime/react/controls/Words.tsx'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'
import { useHolds, useText } from '#runtime/react/hooks/useValue.ts'
import classes from './DetailNode.module.css'

/** Facts of a record: label and value. */
export function DetailNode({ node }: { node: NodeOf<'detail'> }) {
  return (
    <dl className={classes.detail} style={{ '--columns': node.columns ?? 2 } as CSSProperties}>
      {node.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list belongs to a document and never changes
        <Fact key={index} item={item} />
      ))}
    </dl>
  )
}

function Fact({ item }: { item: NodeOf<'detail'>['items'][number] }) {
  const label = useText(item.label)
  const value = useFormatted(item.value, item.format)
  if (!useHolds(item.when)) return null
  return (
    <div className={classes.fact} data-wide={item.wide || undefined}>
      <dt>{label}</dt>
      <dd>
        <Words text={value || '—'} />
      </dd>
    </div>
  )
}
