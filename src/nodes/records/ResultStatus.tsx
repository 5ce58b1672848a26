import unseen from '#runtime/react/controls/unseen.module.css'

interface ResultStatusProps {
  /** Answered. */
  ready: boolean
  total: number
  /** What is shown when there is nothing. */
  empty: string
}

/** Says to assistive technology what a search came to; the eyes see it by themselves. */
export function ResultStatus({ ready, total, empty }: ResultStatusProps) {
  return (
    <p className={unseen.unseen} role="status">
      {ready && (total > 0 ? `共 ${total} 条` : empty)}
    </p>
  )
}
