import type { NodeSpec, TagParseRule } from 'prosemirror-model'
import { stylesOf } from './styles.ts'

/** Width and height as HTML writes them: pixels without a unit, or a percentage. */
const sizes = { width: { default: null }, height: { default: null } }

const inPixels = (size: string | undefined): string | null =>
  size?.endsWith('px') ? size.slice(0, -2) : null

function readSizes(element: HTMLElement) {
  const styles = stylesOf(element)
  return {
    width: element.getAttribute('width') ?? inPixels(styles.get('width')),
    height: element.getAttribute('height') ?? inPixels(styles.get('height')),
  }
}

/** A player names its file itself, or in its first source. */
const sourceOf = (element: HTMLElement): string | null =>
  element.getAttribute('src') ?? element.querySelector('source[src]')?.getAttribute('src') ?? null

const played = (tag: string, read: (element: HTMLElement) => object): TagParseRule => ({
  tag,
  getAttrs: (element) => {
    const src = sourceOf(element)
    return src !== null && { src, ...read(element) }
  },
})

const media: NodeSpec = { inline: true, group: 'inline media', draggable: true }

/** Images, audio and video are inline nodes, as in the HTML of other editors. */
export const mediaNodes = {
  image: {
    ...media,
    attrs: { src: {}, alt: { default: null }, ...sizes },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element: HTMLElement) => ({
          src: element.getAttribute('src'),
          alt: element.getAttribute('alt'),
          ...readSizes(element),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', attrs],
  },
  audio: {
    ...media,
    attrs: { src: {} },
    parseDOM: [played('audio', () => ({}))],
    toDOM: ({ attrs }) => ['audio', { ...attrs, controls: 'controls' }],
  },
  video: {
    ...media,
    attrs: { src: {}, poster: { default: null }, ...sizes },
    parseDOM: [
      played('video', (element) => ({
        poster: element.getAttribute('poster'),
        ...readSizes(element),
      })),
    ],
    toDOM: ({ attrs }) => ['video', { ...attrs, controls: 'controls' }],
  },
} satisfies Record<string, NodeSpec>
