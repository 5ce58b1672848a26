import type { Item } from '#contract/formInfo.ts'
import type { Path } from './paths.ts'

export interface CascadePanelProps {
  /** The accessible name of the list. */
  label: string
  items: readonly Item[]
  selected: readonly Path[]
  multiple: boolean
  /** Only paths that end where there is nothing below are picked. */
  onPick: (path: Path) => void
}
