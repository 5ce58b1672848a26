import type { Node, NodeSpec } from 'prosemirror-model'
import { styled, stylesOf } from './styles.ts'

/** The attributes of a paragraph or heading; null inherits the value from the surroundings. */
export interface BlockAttributes {
  align: string | null
  lineHeight: string | null
  indent: string | null
}

export const PLAIN_BLOCK: BlockAttributes = { align: null, lineHeight: null, indent: null }

const attrs = { align: { default: null }, lineHeight: { default: null }, indent: { default: null } }

function read(element: HTMLElement): BlockAttributes {
  const styles = stylesOf(element)
  return {
    align: styles.get('text-align') ?? element.getAttribute('align'),
    lineHeight: styles.get('line-height') ?? null,
    indent: styles.get('text-indent') ?? null,
  }
}

const write = ({ attrs: { align, lineHeight, indent } }: Node) =>
  styled({ 'text-align': align, 'line-height': lineHeight, 'text-indent': indent })

const LEVELS = [1, 2, 3, 4, 5, 6]

export const blocks = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    // Pasted into an empty paragraph, a paragraph brings its own alignment and line height.
    definingForContent: true,
    attrs,
    parseDOM: [{ tag: 'p', getAttrs: read }],
    toDOM: (node) => ['p', write(node), 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 }, ...attrs },
    parseDOM: LEVELS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({ level, ...read(element) }),
    })),
    toDOM: (node) => [`h${node.attrs.level}`, write(node), 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { start: { default: null } },
    parseDOM: [
      { tag: 'ol', getAttrs: (element: HTMLElement) => ({ start: element.getAttribute('start') }) },
    ],
    toDOM: ({ attrs: { start } }) => ['ol', { start }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
} satisfies Record<string, NodeSpec>
