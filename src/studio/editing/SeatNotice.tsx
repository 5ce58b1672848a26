import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './DocumentEditor.module.css'
import texts from './texts.json' with { type: 'json' }

const { seat: words } = texts

interface SeatNoticeProps {
  seat: Schema<'Seat'>
  /** True when the other user took over the seat from this one. */
  isLost: boolean
  isShown: boolean
  takeOver: () => Promise<void>
}

/** Shows who else is editing and offers to take over: the other user loses nothing, because everything is saved. */
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
