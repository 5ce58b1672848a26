import type { Parts } from './parts.ts'

/** Props of every panel to pick a moment from. */
export interface PanelProps {
  fmt: string
  value: string
  /** The parts an empty calendar opens at; those of now when absent. */
  begin?: Parts
  /** The last day that may be picked. */
  last?: Parts | undefined
  onPick: (text: string) => void
  /** Nothing is left to pick. */
  onDone: () => void
}
