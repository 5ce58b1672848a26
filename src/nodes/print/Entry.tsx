import type { PrintEntry } from '#contract/print.ts'
import { Content } from './Content.tsx'
import classes from './PrintNode.module.css'

/** Label and content of one field; what is as wide as a table or a text of its own stands below its label. */
export function Entry({ entry: { label, hideTitle, share, content } }: { entry: PrintEntry }) {
  if (content.kind === 'divider') return <Content content={content} />
  const isWide = content.kind === 'table' || content.kind === 'html'
  return (
    <div
      className={classes.entry}
      data-wide={isWide || undefined}
      style={share === undefined ? undefined : { flex: `0 0 ${share}%` }}
    >
      {!hideTitle && <div className={classes.label}>{label}</div>}
      <div className={classes.content}>
        <Content content={content} />
      </div>
    </div>
  )
}
