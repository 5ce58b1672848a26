import type { TreeInstance } from '@headless-tree/core'
import { useMemo, useState } from 'react'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { Outline, OutlineEntry } from '../../model/tree/outline.ts'

export interface Search {
  text: string
  /** Ids of the entries found, in the order of the form. */
  matches: ReadonlySet<string>
  find: (text: string) => void
  /** Moves to the next or previous match, wrapping around. */
  step: (by: 1 | -1) => void
}

interface SearchProps {
  outline: Outline
  tree: TreeInstance<OutlineEntry>
  reveal: (id: string) => void
}

/**
 * Finds entries whose label or type contains a text; the tree makes one of them its current entry and scrolls to it,
 * while the keyboard focus stays where it is.
 */
export function useSearch({ outline, tree, reveal }: SearchProps): Search {
  const [text, setText] = useState('')
  const matches = useMemo(() => matchesOf(outline, text), [outline, text])
  const standAt = (id: string | undefined) => {
    if (id === undefined) return
    reveal(id)
    const item = tree.getItemInstance(id)
    item.setFocused()
    item.getElement()?.scrollIntoView({ block: 'nearest' })
  }
  return {
    text,
    matches,
    find(wanted) {
      setText(wanted)
      standAt([...matchesOf(outline, wanted)][0])
    },
    step(by) {
      const ids = [...matches]
      const at = ids.indexOf(tree.getFocusedItem().getId())
      standAt(ids[(at + by + ids.length) % ids.length])
    },
  }
}

function matchesOf({ entries }: Outline, text: string): ReadonlySet<string> {
  const wanted = searchText(text)
  if (wanted === '') return new Set()
  const found = [...entries.values()].filter(
    ({ target, label, kind }) =>
      target.place.row >= 0 &&
      target.part !== 'row' &&
      [label, kind].some((said) => searchText(said).includes(wanted)),
  )
  return new Set(found.map(({ id }) => id))
}
