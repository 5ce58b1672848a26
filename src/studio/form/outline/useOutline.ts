import { useCallback, useMemo, useRef, useState } from 'react'
import type { Finding } from '#contract/finding.ts'
import { selectionOf, type Target } from '#formDocument/edits/edit.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { useFormEditing } from '../formEditing.ts'
import { badgeSources, type PublishedForm } from '../model/tree/badges.ts'
import { outlineOf } from '../model/tree/outline.ts'
import { useClipboard } from './commands/useClipboard.ts'
import { useCommands } from './commands/useCommands.ts'
import { useSearch } from './search/useSearch.ts'
import { useEntryTree } from './tree/useEntryTree.ts'
import { useGoTo } from './useGoTo.ts'

export interface OutlineProps {
  /** Moves the focus to the settings of the selected part. */
  onEnter: () => void
  /** Requests the removal of a part; the handler may ask for confirmation first. */
  onRemove: (target: Target) => void
  /** Published form, for showing differences; absent when there is none. */
  live?: PublishedForm | undefined
  /** Findings in the form's document. */
  findings?: readonly Finding[] | undefined
}

/** Popup beside the tree: the palette for a place, or the menu of an entry. */
type Open = { palette: FieldPlace | null } | { menu: string }

/** The outline of the form being edited, with everything that can be done in it. */
export function useOutline({ onEnter, onRemove, live, findings }: OutlineProps) {
  const { document, bundle, isEditable, selected, select } = useFormEditing()
  const { formInfo } = document
  const [open, setOpen] = useState<Open>()
  const { said, say } = useSaid()
  const outline = useMemo(
    () => outlineOf(formInfo, badgeSources({ formInfo, bundle, live, findings })),
    [formInfo, bundle, live, findings],
  )
  const { tree, folded, reveal } = useEntryTree({
    formInfo,
    outline,
    isEditable,
    drop: (target, gap) => commands.drop(target, gap),
  })
  const goTo = useGoTo({ tree, outline, reveal, say })
  const commands = useCommands({
    ...{ outline, say, goTo, onEnter, onRemove },
    openPalette: (palette) => setOpen({ palette }),
    openMenu: (menu) => setOpen({ menu }),
    toClipboard(name, id) {
      const entry = outline.entries.get(id)
      if (entry) clipboard.byMenu(name, entry)
    },
  })
  const clipboard = useClipboard({ outline, say, onRemove, insert: commands.insert })
  const search = useSearch({ outline, tree, reveal })
  const latest = useRef({ outline, select })
  latest.current = { outline, select }
  return {
    ...{
      formInfo,
      outline,
      tree,
      folded,
      commands,
      clipboard,
      search,
      said,
      open,
      setOpen,
      isEditable,
    },
    /** Place after which new parts are inserted; a column stands for its table. */
    selectedPlace: selected && { row: selected.row, index: selected.index },
    selectedId: selected && outline.idOf({ part: selected.part ?? 'field', place: selected }),
    selectEntry: useCallback((id: string) => {
      const entry = latest.current.outline.entries.get(id)
      if (entry) latest.current.select(selectionOf(entry.target))
    }, []),
  }
}

/** Returns the text of a live region; the same text is announced again when it is set again. */
function useSaid() {
  const [{ text, times }, set] = useState({ text: '', times: 0 })
  const say = useCallback(
    (next: string) => set((last) => ({ text: next, times: last.times + 1 })),
    [],
  )
  return { said: times % 2 === 0 ? text : `${text}\u00a0`, say }
}
