import type { PrintEntry } from '#contract/print.ts'
import { Content } from './Content.tsx'
import classes from './PrintNode.module.css'

/** Label and content of one field; wide content (a table, a text of its own) is below its label. */
export function Entry({ entry: { label, hideTitle, share, content } }: { entry: PrintEntry }) {
  const isLine = content.kind === 'divider'
  const isWide = content.kind === 'table' || content.kind === 'html'
  return (
    <div
      className={classes.entry}
      data-wide={isWide || undefined}
      data-line={isLine || undefined}
      style={share === undefined ? undefined : { flex: `0 0 ${share}%` }}
    >
      {label !== '' && !hideTitle && !isLine && <dt className={classes.label}>{label}</dt>}
      <dd className={classes.content}>
        <Content content={content} />
      </dd>
    </div>
  )
}
