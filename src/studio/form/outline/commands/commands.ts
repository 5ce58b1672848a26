import type { Edit, Target } from '#formDocument/edits/edit.ts'
import { duplicated } from '#formDocument/edits/insert.ts'
import { moved } from '#formDocument/edits/move.ts'
import { inOwnRow, joinedRow } from '#formDocument/edits/place.ts'
import { splitRow } from '#formDocument/edits/splitRow.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { columnsOf, type FormInfo, fieldAt } from '#formDocument/rows/rows.ts'
import type { OutlineEntry } from '../../model/tree/outline.ts'
import type texts from '../texts.json'

export type CommandName = keyof typeof texts.commands

type EditOf = (formInfo: FormInfo, target: Target) => Edit | undefined

/** Commands that change the form without a confirmation. */
export const EDITS = {
  up: (formInfo, target) => moved(formInfo, target, -1),
  down: (formInfo, target) => moved(formInfo, target, 1),
  joinUp: (formInfo, target) => joinedRow(formInfo, target, -1),
  joinDown: (formInfo, target) => joinedRow(formInfo, target, 1),
  ownRow: inOwnRow,
  split: splitRow,
  duplicate: duplicated,
} satisfies Partial<Record<CommandName, EditOf>>

export type EditName = keyof typeof EDITS

export const isEdit = (name: CommandName): name is EditName => Object.hasOwn(EDITS, name)

/** Commands that are also available in a read-only form. */
const READING: readonly CommandName[] = ['open', 'copy', 'menu']

/**
 * Keyboard shortcuts of commands, in the notation of `keyOf`. Clipboard commands have none here: they come as clipboard
 * events.
 */
const KEYS: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  open: ['Enter', 'F2'],
  insert: ['Insert', '+'],
  up: ['Alt+ArrowUp'],
  down: ['Alt+ArrowDown'],
  joinUp: ['Alt+ArrowRight'],
  ownRow: ['Alt+ArrowLeft'],
  duplicate: ['Ctrl+D'],
  remove: ['Delete', 'Backspace'],
  menu: ['ContextMenu', 'Shift+F10', 'F10'],
}

const BY_KEY = new Map(
  Object.entries(KEYS).flatMap(([name, keys]) => keys.map((key) => [key, name as CommandName])),
)

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns the command of a key press; undefined when it has none. */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed) {
  // Shift is ignored for signs, because their need of it depends on the keyboard layout.
  const isSign = key.length === 1 && !/[a-z]/i.test(key)
  const name = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign ? ['Shift'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ].join('+')
  return BY_KEY.get(name)
}

/** Commands in the order of the menu, in groups. */
const MENU: readonly (readonly CommandName[])[] = [
  ['open', 'insert', 'addColumn'],
  ['up', 'down', 'joinUp', 'joinDown', 'ownRow', 'split'],
  ['duplicate', 'copy', 'cut', 'paste'],
  ['removeTitle', 'remove'],
]

/** Returns the commands that an entry's menu offers, in groups. */
export function menuOf(
  formInfo: FormInfo,
  entry: OutlineEntry,
  isEditable: boolean,
): CommandName[][] {
  const isOffered = (name: CommandName) =>
    isAllowed(name, isEditable) && isPossible(name, formInfo, entry)
  return MENU.map((group) => group.filter(isOffered)).filter((group) => group.length > 0)
}

export const isAllowed = (name: CommandName, isEditable: boolean): boolean =>
  isEditable || READING.includes(name)

function isPossible(name: CommandName, formInfo: FormInfo, entry: OutlineEntry): boolean {
  if (isEdit(name)) return EDITS[name](formInfo, entry.target) !== undefined
  if (name === 'addColumn') return entry.isTable
  return name !== 'removeTitle' || entry.target.part === 'section'
}

/** Returns the place behind which new columns of a table go. */
export const lastColumn = (formInfo: FormInfo, place: FieldPlace): FieldPlace => ({
  ...place,
  column: (columnsOf(fieldAt(formInfo, place))?.length ?? 0) - 1,
})
