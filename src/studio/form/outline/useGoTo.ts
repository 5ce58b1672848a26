import type { TreeInstance } from '@headless-tree/core'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Target } from '#formDocument/edits/edit.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { useFormEditing } from '../formEditing.ts'
import type { Outline, OutlineEntry } from '../model/tree/outline.ts'
import type { CommandPorts } from './commands/useCommands.ts'

interface Way {
  target: Target
  hasFocus: boolean
  saying?: Parameters<CommandPorts['goTo']>[1]
}

interface GoToProps {
  tree: TreeInstance<OutlineEntry>
  outline: Outline
  reveal: (id: string) => void
  say: (text: string) => void
}

/**
 * Returns a function that goes to entries the outline may not contain yet: changed ones get the focus, and ones
 * selected elsewhere are only shown. Folded ancestors are unfolded first.
 */
export function useGoTo({ tree, outline, reveal, say }: GoToProps): CommandPorts['goTo'] {
  const { selected } = useFormEditing()
  const way = useRef<Way>(undefined)
  const shown = useRef<FieldPlace | null>(null)
  const [, wake] = useState(0)
  useLayoutEffect(() => {
    if (selected !== shown.current) {
      shown.current = selected
      if (selected && !way.current)
        way.current = {
          target: { part: selected.part ?? 'field', place: selected },
          hasFocus: wantsFocus(tree),
        }
    }
    const { target, hasFocus, saying } = way.current ?? {}
    const entry = target && outline.entries.get(outline.idOf(target) ?? '')
    if (!entry) return
    const item = tree.getItemInstance(entry.id)
    const element = item.getElement()
    if (!element?.isConnected) return reveal(entry.id)
    way.current = undefined
    item.setFocused()
    element.scrollIntoView({ block: 'nearest' })
    if (hasFocus) element.focus({ preventScroll: true })
    if (saying) say(saying(outline, entry))
  })
  return useCallback((target, saying) => {
    way.current = { target, hasFocus: true, ...(saying && { saying }) }
    wake((count) => count + 1)
  }, [])
}

/**
 * Returns whether the tree may take the focus: it already has it, or nothing has since the focused entry was removed.
 */
function wantsFocus(tree: TreeInstance<OutlineEntry>): boolean {
  const { activeElement, body } = document
  return activeElement === body || tree.getElement()?.contains(activeElement) === true
}
