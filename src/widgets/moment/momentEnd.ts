import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'

/** One end of a period, or a moment alone. */
export interface MomentEnd {
  edit: EditProps
  fmt: string
  value: string
  placeholder: string
  /** Names this end where the label names the whole. */
  ariaLabel?: string
  /** While it is typed. */
  onType: (text: string) => void
  /** Chosen, cleared, or typed to the end. */
  onPick: (text: string) => void
}
