import type { Node, NodeSpec } from 'prosemirror-model'
import { styled, stylesOf } from './styles.ts'

const count = (element: HTMLElement, name: string): number =>
  Math.max(1, Number(element.getAttribute(name)) || 1)

const readCell = (element: HTMLElement) => ({
  colspan: count(element, 'colspan'),
  rowspan: count(element, 'rowspan'),
  background: stylesOf(element).get('background-color') ?? null,
})

const writeCell = ({ attrs: { colspan, rowspan, background } }: Node) =>
  styled(
    { 'background-color': background },
    { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null },
  )

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  isolating: true,
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, background: { default: null } },
  parseDOM: [{ tag, getAttrs: readCell }],
  toDOM: (node) => [tag, writeCell(node), 0],
})

/** Tables come in by pasting; their text can be edited, their rows and columns stay. */
export const tables = {
  table: {
    group: 'block',
    content: 'table_row+',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td'),
  table_header: cell('th'),
} satisfies Record<string, NodeSpec>
