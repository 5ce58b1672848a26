import { useEffect, useRef } from 'react'
import type { FormEditing } from '../formEditing.ts'
import { pinyin } from './keyOfLabel.ts'
import { type Labelled, labelledAt, withKeyOfLabel } from './labelKey.ts'

/** Derives the key of a new field from its label. Returns the function to call when the label is left. */
export function useKeyFollowsLabel(editing: FormEditing): () => void {
  const { selected, isEditable } = editing
  const latest = useRef(editing)
  latest.current = editing
  const chosen = useRef<Labelled | undefined>(undefined)
  useEffect(() => {
    chosen.current = selected ? labelledAt(latest.current.document, selected) : undefined
  }, [selected])
  const follow = async () => {
    const before = chosen.current
    const syllables = await pinyin.load()
    const { document: now, selected: place, liveKeys, write } = latest.current
    if (!before || !place) return
    const next = withKeyOfLabel(now, place, before, { liveKeys, syllables })
    if (!next) return
    write({ formInfo: next.formInfo, checks: next.checks }, place)
    chosen.current = labelledAt(next, place)
  }
  return () => {
    if (isEditable) void follow().catch(() => undefined)
  }
}
