import { lift, wrapIn } from 'prosemirror-commands'
import type { NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'

const LISTS: readonly NodeType[] = [schema.nodes.bullet_list, schema.nodes.ordered_list]

/** The innermost of these around a place, and where it begins. */
function around(place: ResolvedPos, types: readonly NodeType[]) {
  for (let { depth } = place; depth > 0; depth--) {
    const node = place.node(depth)
    if (types.includes(node.type)) return { node, at: place.before(depth) }
  }
  return undefined
}

export const isInside = (place: ResolvedPos, type: NodeType): boolean =>
  around(place, [type]) !== undefined

/** The innermost list's type around a place. */
export const listAt = (place: ResolvedPos): NodeType | undefined => around(place, LISTS)?.node.type

/** Makes a list of this kind, turns one of the other kind into it, or takes it away again. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = around(state.selection.$from, LISTS)
    if (!list) return wrapInList(type)(state, dispatch, view)
    if (list.node.type === type) return liftListItem(schema.nodes.list_item)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }

export const toggleQuote: Command = (state, dispatch, view) =>
  isInside(state.selection.$from, schema.nodes.blockquote)
    ? lift(state, dispatch, view)
    : wrapIn(schema.nodes.blockquote)(state, dispatch, view)

/** Takes away the table around the cursor; a table has no other place to be removed from. */
export const deleteTable: Command = (state, dispatch) => {
  const table = around(state.selection.$from, [schema.nodes.table])
  if (!table) return false
  dispatch?.(state.tr.delete(table.at, table.at + table.node.nodeSize).scrollIntoView())
  return true
}
