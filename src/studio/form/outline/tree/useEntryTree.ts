import {
  type DragTarget,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type ItemInstance,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useMemo, useState } from 'react'
import type { Target } from '#formDocument/edits/edit.ts'
import { type Gap, putAt } from '#formDocument/edits/place.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { type Outline, type OutlineEntry, ROOT } from '../../model/tree/outline.ts'
import { gapBefore, gapOn, takesAmong } from './gapOf.ts'

/** Indentation per level in pixels, as in the style sheet. */
const INDENT = 16

interface EntryTreeProps {
  formInfo: FormInfo
  outline: Outline
  isEditable: boolean
  drop: (target: Target, gap: Gap) => void
}

export interface EntryTree {
  tree: TreeInstance<OutlineEntry>
  folded: ReadonlySet<string>
  /** Unfolds all ancestors of an entry. */
  reveal: (id: string) => void
}

/** Returns the outline as a tree with navigation, folding and dragging; all entries are unfolded at first. */
export function useEntryTree({ formInfo, outline, isEditable, drop }: EntryTreeProps): EntryTree {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  // A new list for every outline, by which the tree notices that its entries changed.
  const expandedItems = useMemo(
    () => [...outline.entries.keys()].filter((id) => !folded.has(id)),
    [outline, folded],
  )
  const targetOf = (items: ItemInstance<OutlineEntry>[]) =>
    outline.entries.get(items[0]?.getId() ?? '')?.target
  const gapOf = (to: DragTarget<OutlineEntry>) =>
    isOrderedDragTarget(to)
      ? gapBefore(formInfo, outline, to.item.getItemData(), to.childIndex)
      : gapOn(formInfo, outline, to.item.getItemData())
  /**
   * Returns whether a drop is possible; the tree also asks this for the children of an entry as a whole, before it asks
   * for a gap.
   */
  const takes = (items: ItemInstance<OutlineEntry>[], to: DragTarget<OutlineEntry>) => {
    const [target, gap] = [targetOf(items), gapOf(to)]
    if (!target) return false
    const isAmong = !isOrderedDragTarget(to) && takesAmong(to.item.getItemData(), target)
    return isAmong || (gap !== undefined && putAt(formInfo, target, gap) !== undefined)
  }
  const tree = useTree<OutlineEntry>({
    rootItemId: ROOT,
    dataLoader: {
      getItem: (id) => entryOf(outline, id),
      getChildren: (id) => [...entryOf(outline, id).children],
    },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    state: { expandedItems },
    setExpandedItems: (update) => {
      const open = new Set(typeof update === 'function' ? update(expandedItems) : update)
      setFolded(new Set([...outline.entries.keys()].filter((id) => !open.has(id))))
    },
    indent: INDENT,
    canDrag: () => isEditable,
    canDrop: takes,
    onDrop: (items, to) => {
      const [target, gap] = [targetOf(items), gapOf(to)]
      if (target && gap) drop(target, gap)
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature],
  })
  const reveal = (id: string) => {
    const around = ancestorsOf(outline, id).filter((one) => folded.has(one))
    if (around.length > 0) setFolded(new Set([...folded].filter((one) => !around.includes(one))))
  }
  return { tree, folded, reveal }
}

/** Returns an entry, or a placeholder: the tree may still ask for a removed one. */
const entryOf = ({ entries }: Outline, id: string): OutlineEntry => entries.get(id) ?? NOTHING

const NOTHING: OutlineEntry = {
  id: '',
  target: { part: 'field', place: { row: -1, index: 0 } },
  label: '',
  kind: '',
  isTable: false,
  badges: [],
  parent: '',
  children: [],
}

function ancestorsOf(outline: Outline, id: string): string[] {
  const { parent } = entryOf(outline, id)
  return parent === '' ? [] : [parent, ...ancestorsOf(outline, parent)]
}
