import type { Item } from '#contract/formInfo.ts'
import { Check, ChevronRight } from '../controls/icons.tsx'
import { Tick } from '../controls/list/Tick.tsx'
import styles from './Cascade.module.css'

interface CascadeNodeProps {
  item: Item
  /** For `aria-activedescendant`, where the tree as a whole has the focus. */
  id?: string
  /** Whether the node is an ancestor of the node shown or selected. */
  walked: boolean
  chosen: boolean
  multiple: boolean
  /** From 1. */
  level: number
  /** The keyboard reaches every node by itself. */
  focusable: boolean
  onChoose: () => void
}

/** One node: it leads further down, or it can be picked. */
export function CascadeNode(props: CascadeNodeProps) {
  const { item, id, walked, chosen, multiple, level, focusable, onChoose } = props
  const leaf = !item.children?.length
  return (
    <button
      type="button"
      id={id}
      role="treeitem"
      aria-level={level}
      tabIndex={focusable ? 0 : -1}
      aria-selected={chosen}
      aria-expanded={leaf ? undefined : walked}
      className={styles.node}
      data-walked={walked || undefined}
      onClick={onChoose}
    >
      {multiple && leaf && <Tick on={chosen} />}
      <span className={styles.name}>{item.itemName}</span>
      {!leaf && <ChevronRight size={14} />}
      {leaf && !multiple && chosen && <Check size={14} />}
    </button>
  )
}
