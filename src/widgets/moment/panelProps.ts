import type { Parts } from './parts.ts'

/** What a panel to pick a moment from is given. */
export interface PanelProps {
  fmt: string
  value: string
  /** What an empty calendar opens at; now when absent. */
  begin?: Parts
  /** The last day that may be picked. */
  last?: Parts | undefined
  onPick: (text: string) => void
  /** Nothing is left to pick. */
  onDone: () => void
}
