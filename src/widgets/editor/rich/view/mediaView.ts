import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { ownValue } from '#contract/record.ts'
import { keepShape } from '#runtime/react/html/carriedStyles.ts'
import styles from '../RichEditor.module.css'

const SHOWN = ['src', 'alt', 'poster', 'width', 'height']

function elementOf({ type, attrs }: Node): HTMLElement {
  const element = document.createElement(type.name === 'image' ? 'img' : type.name)
  for (const name of SHOWN) {
    const value: unknown = ownValue(attrs, name)
    if (typeof value === 'string') element.setAttribute(name, value)
  }
  if (type.name !== 'image') element.setAttribute('controls', 'controls')
  keepShape(element)
  return element
}

/** The node view of an image, audio or video: its frame takes the press, which selects it instead of playing it. */
export const mediaView: NodeViewConstructor = (node) => {
  const dom = document.createElement('span')
  dom.className = styles.media ?? ''
  dom.append(elementOf(node))
  return { dom, ignoreMutation: () => true }
}
