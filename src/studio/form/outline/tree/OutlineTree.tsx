import { isOrderedDragTarget, type TreeInstance } from '@headless-tree/core'
import type { ClipboardEventHandler } from 'react'
import type { Outline, OutlineEntry } from '../../model/tree/outline.ts'
import texts from '../texts.json' with { type: 'json' }
import { OutlineRow, type RowProps } from './OutlineRow.tsx'
import styles from './OutlineTree.module.css'

interface OutlineTreeProps {
  outline: Outline
  tree: TreeInstance<OutlineEntry>
  folded: ReadonlySet<string>
  /** The entry of the place that is selected. */
  selected: string | undefined
  matches: ReadonlySet<string>
  isEditable: boolean
  act: RowProps['act']
  select: RowProps['select']
  press: RowProps['press']
  clipboard: Record<'onCopy' | 'onCut' | 'onPaste', ClipboardEventHandler>
}

/** The tree: one element for every entry that is not folded away. */
export function OutlineTree(props: OutlineTreeProps) {
  const { outline, tree, folded, selected, matches, isEditable, act, select, press, clipboard } =
    props
  const items = tree.getItems().map((item) => ({ item, ...item.getItemMeta() }))
  const ids = new Set(items.map(({ itemId }) => itemId))
  const stops = [tree.getState().focusedItem, selected, items[0]?.itemId]
  const stop = stops.find((id) => typeof id === 'string' && ids.has(id))
  const onto = dropTargetOf(tree)
  const { style: _, ...container } = tree.getContainerProps(texts.tree)
  return (
    <div className={styles.box}>
      <div
        {...container}
        role="tree"
        {...clipboard}
        className={styles.tree}
        aria-label={texts.tree}
      >
        {items.map(({ item, itemId, level, posInSet, setSize }) => {
          const entry = outline.entries.get(itemId)
          return (
            entry && (
              <OutlineRow
                key={itemId}
                {...{ item, entry, level, isEditable, act, select, press }}
                position={posInSet}
                count={setSize}
                isExpanded={!folded.has(itemId)}
                isTabStop={itemId === stop}
                isSelected={itemId === selected}
                isMatch={matches.has(itemId)}
                isDropTarget={itemId === onto}
              />
            )
          )
        })}
      </div>
      <div className={styles.dropLine} style={tree.getDragLineStyle()} />
    </div>
  )
}

/** Returns the entry that receives the dragged part; undefined when the drop is between entries. */
function dropTargetOf(tree: TreeInstance<OutlineEntry>): string | undefined {
  const target = tree.getDragTarget()
  return target && !isOrderedDragTarget(target) ? target.item.getId() : undefined
}
