import { useCallback, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ownValue } from '#contract/record.ts'
import { type Edit, selectionOf, type Target } from '#formDocument/edits/edit.ts'
import { inserted } from '#formDocument/edits/insert.ts'
import { type Gap, putAt } from '#formDocument/edits/place.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { useFormEditing } from '../../formEditing.ts'
import type { Outline, OutlineEntry } from '../../model/tree/outline.ts'
import {
  type CommandName,
  EDITS,
  type EditName,
  isAllowed,
  isEdit,
  lastColumn,
} from './commands.ts'
import { addedSaying, doneSaying, placeSaying, stuckSaying } from './sayings.ts'

/** Actions that commands need from the outline; the form itself is changed by the command. */
export interface CommandPorts {
  outline: Outline
  say: (text: string) => void
  /** Focuses an entry as soon as the outline contains it, and announces `saying` then. */
  goTo: (target: Target, saying?: (outline: Outline, entry: OutlineEntry) => string) => void
  openPalette: (after: FieldPlace | null) => void
  openMenu: (id: string) => void
  /** Runs the browser's clipboard command. */
  toClipboard: (name: 'copy' | 'cut' | 'paste', id: string) => void
  onEnter: () => void
  onRemove: (target: Target) => void
}

export interface Commands {
  act: (name: CommandName, id: string) => void
  insert: (rows: FormInfo, after: FieldPlace | null) => void
  drop: (target: Target, gap: Gap) => void
}

/** Runs commands on entries. Its functions keep their identity, so that entries are not rendered again for them. */
export function useCommands(ports: CommandPorts): Commands {
  const editing = useFormEditing()
  const now = useRef({ ...ports, editing })
  useLayoutEffect(() => {
    now.current = { ...ports, editing }
  })
  const commit = useCallback(
    (edit: Edit, target: Target, saying: Parameters<CommandPorts['goTo']>[1]) => {
      const changed = edit.place && { ...target, place: edit.place }
      now.current.editing.write({ formInfo: edit.formInfo }, changed && selectionOf(changed))
      if (changed) now.current.goTo(changed, saying)
    },
    [],
  )
  const change = useCallback(
    (name: EditName, entry: OutlineEntry) => {
      const { editing, outline, say } = now.current
      const { formInfo } = editing.document
      const names = [name, ownValue(INSTEAD, name) ?? name]
      for (const one of names) {
        const edit = EDITS[one](formInfo, entry.target)
        if (edit) return commit(edit, entry.target, doneSaying(one))
      }
      say(stuckSaying(name, outline, entry))
    },
    [commit],
  )
  const act = useCallback(
    (name: CommandName, id: string) => {
      const { outline, editing } = now.current
      const entry = outline.entries.get(id)
      if (!entry || !isAllowed(name, editing.isEditable)) return
      if (isEdit(name)) change(name, entry)
      else OTHERS[name](entry, now.current)
    },
    [change],
  )
  const insert = useCallback(
    (rows: FormInfo, after: FieldPlace | null) => {
      const edit = inserted(now.current.editing.document.formInfo, rows, after)
      if (!edit) return
      commit(edit, { part: 'field', place: { row: 0, index: 0 } }, addedSaying)
      now.current.editing.select(edit.place, 'attributes')
    },
    [commit],
  )
  const drop = useCallback(
    (target: Target, gap: Gap) => {
      const edit = putAt(now.current.editing.document.formInfo, target, gap)
      if (edit) commit(edit, target, placeSaying)
    },
    [commit],
  )
  return { act, insert, drop }
}

/** Command that replaces one that is not possible. */
const INSTEAD: Partial<Record<EditName, EditName>> = { joinUp: 'joinDown', ownRow: 'split' }

type Now = CommandPorts & { editing: ReturnType<typeof useFormEditing> }

/** Commands that do not edit the form themselves. */
const OTHERS: Record<Exclude<CommandName, EditName>, (entry: OutlineEntry, now: Now) => void> = {
  open({ target }, { editing, onEnter }) {
    flushSync(() => editing.select(selectionOf(target)))
    onEnter()
  },
  insert: ({ target }, { openPalette }) => openPalette(target.place),
  addColumn: ({ target }, { openPalette, editing }) =>
    openPalette(lastColumn(editing.document.formInfo, target.place)),
  remove: ({ target }, { onRemove }) => onRemove(target),
  removeTitle: ({ target }, { onRemove }) => onRemove({ ...target, part: 'field' }),
  copy: ({ id }, { toClipboard }) => toClipboard('copy', id),
  cut: ({ id }, { toClipboard }) => toClipboard('cut', id),
  paste: ({ id }, { toClipboard }) => toClipboard('paste', id),
  menu: ({ id }, { openMenu }) => openMenu(id),
}
