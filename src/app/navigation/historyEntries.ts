import { newKey } from '../browser/browserHost.ts'

/**
 * Entries of the browser's history store their index, so that a step over any of them can be reverted. The index is in
 * the entry's state and survives a reload.
 */
interface EntryState {
  index: number
  /** Another visit of the same address has another one; entries that are held belong to the one below. */
  id: string
  /** Same address as the entry below: the back button takes it away, and no page changes. */
  held?: true
}

/** Place of the present entry; undefined for one this site did not make. */
export const placeOf = (state: unknown): number | undefined =>
  isEntry(state) ? state.index : undefined

/** Identity of the present entry; empty for one this site did not make. */
export const entryOf = (state: unknown): string => (isEntry(state) ? state.id : '')

/** Returns whether an entry was only added to be removed by the back button. */
export const isHeld = (state: unknown): boolean => isEntry(state) && state.held === true

const isEntry = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'index' in state &&
  typeof state.index === 'number' &&
  'id' in state &&
  typeof state.id === 'string'

/** Gives the entry the visit began with its place, unless it has one. */
export function markFirstEntry(): void {
  if (placeOf(history.state) === undefined)
    history.replaceState({ index: 0, id: newKey() } satisfies EntryState, '')
}

/** The state of the next entry, or of one that replaces the current one. */
export const entryState = (where: 'next' | 'same', held = false): EntryState => ({
  index: (placeOf(history.state) ?? 0) + (where === 'next' ? 1 : 0),
  id: where === 'same' || held ? entryOf(history.state) : newKey(),
  ...(held && { held: true }),
})
