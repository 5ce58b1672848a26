import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Parses HTML of any origin into a document; it is sanitised first. */
export const readHtml = (html: string): Node => parser.parse(sanitiseHtml(html))

/** One empty paragraph, which is no text at all. */
export const isNothing = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0

/** The HTML of a document as it is stored; nothing written is no HTML. */
export function writeHtml(document: Node): string {
  if (isNothing(document)) return ''
  const inert = window.document.implementation.createHTMLDocument('')
  const box = inert.createElement('div')
  // Serialised into an inert document: in the page's own, every image would be fetched again on each keystroke.
  box.append(serializer.serializeFragment(document.content, { document: inert }))
  return box.innerHTML
}
