import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** The document of HTML, whoever wrote it: sanitised first. */
export const readHtml = (html: string): Node => parser.parse(sanitiseHtml(html))

/** One empty paragraph, which is no text at all. */
export const isNothing = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0

/** The HTML of a document as it is stored; nothing written is no HTML. */
export function writeHtml(document: Node): string {
  if (isNothing(document)) return ''
  const inert = window.document.implementation.createHTMLDocument('')
  const box = inert.createElement('div')
  // In the page's own document every picture would be fetched anew with each keystroke.
  box.append(serializer.serializeFragment(document.content, { document: inert }))
  return box.innerHTML
}
