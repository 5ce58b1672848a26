import type { Schema } from '#contract/calls.ts'
import styles from './DocumentEditor.module.css'

interface SeatNoticeProps {
  seat: Schema<'Seat'>
  /** It was one's own until the other took it over. */
  isLost: boolean
  isShown: boolean
  takeOver: () => Promise<void>
}

/** Says who else is editing, and offers to take over: nothing of the other's is lost, all of it is saved. */
export function SeatNotice({ seat, isLost, isShown, takeOver }: SeatNoticeProps) {
  if (!isShown) return null
  return (
    <p className={styles.notice} role="status">
      <span>
        {isLost
          ? `${seat.name}接手了这份内容，您现在只能看。您写的都已保存，对方能看到。`
          : `${seat.name}正在改这份内容，您现在只能看。接手后对方改为只读，已写的内容都在。`}
      </span>
      <button type="button" onClick={() => void takeOver()}>
        接手
      </button>
    </p>
  )
}
