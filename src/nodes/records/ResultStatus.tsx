import { pagedTotal } from '#domain/text/pagedTotal.ts'
import unseen from '#runtime/react/controls/unseen.module.css'

interface ResultStatusProps {
  /** Answered. */
  ready: boolean
  total: number
  /** The text for no results. */
  empty: string
}

/** Announces the result of a search to assistive technology; visually hidden. */
export function ResultStatus({ ready, total, empty }: ResultStatusProps) {
  return (
    <p className={unseen.unseen} role="status">
      {ready && (total > 0 ? `共 ${pagedTotal(total)} 条` : empty)}
    </p>
  )
}
