import type { ClipboardEvent, ClipboardEventHandler } from 'react'
import { fill } from '#domain/text/fill.ts'
import { copied, rowsIn } from '#formDocument/edits/clipboard.ts'
import { inserted } from '#formDocument/edits/insert.ts'
import { labelOf } from '#formDocument/names/labels.ts'
import { type FormInfo, fieldsOf } from '#formDocument/rows/rows.ts'
import { useFormEditing } from '../../formEditing.ts'
import type { Outline, OutlineEntry } from '../../model/tree/outline.ts'
import texts from '../texts.json' with { type: 'json' }
import type { CommandPorts, Commands } from './useCommands.ts'

/** Text copied last in this window, for the menu, which may not read the clipboard. */
let kept = ''

type Ports = Pick<CommandPorts, 'outline' | 'say' | 'onRemove'> & Pick<Commands, 'insert'>

export interface Clipboard {
  events: Record<'onCopy' | 'onCut' | 'onPaste', ClipboardEventHandler>
  /** Runs a clipboard command from the menu, with the focus on the entry. */
  byMenu: (name: 'copy' | 'cut' | 'paste', entry: OutlineEntry) => void
}

/** Copies parts of forms as the text of a form, so that they can be pasted into another form and window. */
export function useClipboard({ outline, say, onRemove, insert }: Ports): Clipboard {
  const { document: form, isEditable } = useFormEditing()
  const copy = ({ target, label }: OutlineEntry) => {
    kept = copied(form.formInfo, target)
    say(fill(texts.said.copied, { label }))
  }
  const cut = (entry: OutlineEntry) => {
    copy(entry)
    onRemove(entry.target)
  }
  const paste = (text: string, { target }: OutlineEntry) => {
    const rows = rowsIn(text)
    if (!rows) say(texts.said.notFields)
    else if (inserted(form.formInfo, rows, target.place)) insert(rows, target.place)
    else say(fill(texts.said.notHere, { label: namesOf(rows) }))
  }
  const send = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', kept)
    event.preventDefault()
  }
  const onEntry =
    (act: (entry: OutlineEntry, event: ClipboardEvent) => void, isEdit = true) =>
    (event: ClipboardEvent) => {
      const entry = entryAt(outline, event.target)
      if (entry && (isEditable || !isEdit)) act(entry, event)
    }
  return {
    events: {
      onCopy: onEntry((entry, event) => {
        copy(entry)
        send(event)
      }, false),
      onCut: onEntry((entry, event) => {
        cut(entry)
        send(event)
      }),
      onPaste: onEntry((entry, event) => {
        event.preventDefault()
        paste(event.clipboardData.getData('text/plain'), entry)
      }),
    },
    byMenu(name, entry) {
      if (name === 'paste') return paste(kept, entry)
      copy(entry)
      toSystem()
      if (name === 'cut') onRemove(entry.target)
    },
  }
}

/** Triggers the browser's copy event, where it allows that. */
function toSystem(): void {
  try {
    document.execCommand('copy')
  } catch {
    // What was copied is kept for this window.
  }
}

const entryAt = ({ entries }: Outline, target: EventTarget): OutlineEntry | undefined =>
  target instanceof HTMLElement ? entries.get(target.dataset.entry ?? '') : undefined

const namesOf = (rows: FormInfo): string => rows.flatMap(fieldsOf).map(labelOf).join('、')
