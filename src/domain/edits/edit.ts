/**
 * Names from a document's root to a value: members by their key, entries of a list by their identity
 * (`merge/identity.ts`), so that an address still means the same after others were added, removed or moved.
 */
export type Location = readonly string[]

/**
 * Sets a member or an entry. Without `was` it is added, without `value` removed. `after` names the neighbour before it,
 * null for the first place.
 */
export interface SetEdit {
  op: 'set'
  at: Location
  was?: unknown
  value?: unknown
  after?: string | null
}

/** Reorders the entries of a list, by their names. */
export interface OrderEdit {
  op: 'order'
  at: Location
  was: readonly string[]
  value: readonly string[]
}

/** Replaces characters of the text itself, for texts that are written by hand; `start` counts UTF-16 units. */
export interface TextEdit {
  op: 'text'
  start: number
  was: string
  value: string
}

/**
 * An edit of a JSON value. It contains what it replaces, so that it is refused where that differs, and can be undone.
 */
export type ValueEdit = SetEdit | OrderEdit

/** An edit of a document's text. */
export type Edit = ValueEdit | TextEdit

/** Returns the edits that undo these: their inverses, the last one first. */
export const inverseOf = <Some extends Edit>(edits: readonly Some[]): Some[] =>
  edits.map((edit) => inverted(edit) as Some).reverse()

function inverted(edit: Edit): Edit {
  if (edit.op !== 'set') return { ...edit, was: edit.value, value: edit.was } as Edit
  const { op, at, was, value, after } = edit
  return {
    op,
    at,
    ...(value !== undefined && { was: value }),
    ...(was !== undefined && { value: was }),
    ...(after !== undefined && { after }),
  }
}
