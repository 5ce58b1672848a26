/** What a panel to pick a moment from is given. */
export interface PanelProps {
  fmt: string
  value: string
  onPick: (text: string) => void
  /** Nothing is left to pick. */
  onDone: () => void
}
