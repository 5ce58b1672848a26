import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './DocumentEditor.module.css'
import texts from './texts.json' with { type: 'json' }

const { seat: words } = texts

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
      <span>{fill(isLost ? words.lost : words.taken, { name: seat.name ?? '' })}</span>
      <button type="button" onClick={() => void takeOver()}>
        {words.takeOver}
      </button>
    </p>
  )
}
