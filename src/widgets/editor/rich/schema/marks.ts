import type { MarkSpec, TagParseRule } from 'prosemirror-model'
import { CARRIED } from '#runtime/react/html/carriedStyles.ts'
import { hexOf, styled, stylesOf } from './styles.ts'

/** A parse rule for a mark written by other programs as a style instead of a tag. */
const styledAs = (property: string, values: RegExp): TagParseRule => ({
  tag: `[${CARRIED}]`,
  consuming: false,
  getAttrs: (element) => values.test(stylesOf(element).get(property) ?? '') && null,
})

const underlined = (values: RegExp) => [
  styledAs('text-decoration', values),
  styledAs('text-decoration-line', values),
]

/** The styles of text besides its marks; null inherits the value from the surroundings. */
export interface TextStyle {
  color: string | null
  background: string | null
  size: string | null
}

const textStyle: MarkSpec = {
  attrs: { color: { default: null }, background: { default: null }, size: { default: null } },
  parseDOM: [
    {
      tag: `[${CARRIED}]`,
      consuming: false,
      getAttrs(element) {
        const styles = stylesOf(element)
        // A cell's colour is the cell's, not that of its text.
        const isCell = element.matches('td, th')
        const style: TextStyle = {
          color: hexOf(styles.get('color')),
          background: isCell ? null : hexOf(styles.get('background-color')),
          size: styles.get('font-size') ?? null,
        }
        return (style.color ?? style.background ?? style.size) !== null && style
      },
    },
  ],
  toDOM: ({ attrs: { color, background, size } }) => [
    'span',
    styled({ color, 'background-color': background, 'font-size': size }),
    0,
  ],
}

const link: MarkSpec = {
  attrs: { href: {}, download: { default: null } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => ({
        href: element.getAttribute('href'),
        download: element.getAttribute('download'),
      }),
    },
  ],
  toDOM: ({ attrs }) => ['a', { ...attrs, target: '_blank', rel: 'noopener noreferrer' }, 0],
}

export const marks = {
  link,
  text_style: textStyle,
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b' },
      styledAs('font-weight', /^(?:bold|bolder|[6-9]00)$/),
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { tag: 'cite' }, styledAs('font-style', /^italic$/)],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, { tag: 'ins' }, ...underlined(/underline/)],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, ...underlined(/line-through/)],
    toDOM: () => ['s', 0],
  },
  subscript: { excludes: 'superscript', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  superscript: { excludes: 'subscript', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  code: { parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>
