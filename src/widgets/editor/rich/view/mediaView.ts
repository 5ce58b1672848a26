import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { keepShape } from '#runtime/react/html/carriedStyles.ts'
import styles from '../RichEditor.module.css'

const SHOWN = ['src', 'alt', 'poster', 'width', 'height']

function elementOf({ type, attrs }: Node): HTMLElement {
  const element = document.createElement(type.name === 'image' ? 'img' : type.name)
  for (const name of SHOWN)
    if (typeof attrs[name] === 'string') element.setAttribute(name, attrs[name])
  if (type.name !== 'image') element.setAttribute('controls', 'controls')
  keepShape(element)
  return element
}

/**
 * A picture, sound or film while it is edited: its frame takes the press, so that pressing it selects it instead of
 * playing it.
 */
export const mediaView: NodeViewConstructor = (node) => {
  const dom = document.createElement('span')
  dom.className = styles.media ?? ''
  dom.append(elementOf(node))
  return { dom, ignoreMutation: () => true }
}
