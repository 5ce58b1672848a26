import type { Item } from '#contract/formInfo.ts'
import type { Path } from './paths.ts'

export interface CascadePanelProps {
  /** What is chosen here, for those who do not see it. */
  label: string
  items: readonly Item[]
  selected: readonly Path[]
  multiple: boolean
  /** Only paths that end where there is nothing below are picked. */
  onPick: (path: Path) => void
}
