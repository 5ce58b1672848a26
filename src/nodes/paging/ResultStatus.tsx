import type { SourceStatus } from '#contract/page.ts'
import classes from './ResultStatus.module.css'

interface ResultStatusProps {
  status: SourceStatus
  total: number
  /** What is shown when there is nothing. */
  empty: string
}

/** Says to assistive technology what a search came to; the eyes see it by themselves. */
export function ResultStatus({ status, total, empty }: ResultStatusProps) {
  return (
    <p className={classes.status} role="status">
      {status === 'ready' && (total > 0 ? `共 ${total} 条` : empty)}
    </p>
  )
}
