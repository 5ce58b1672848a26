import type { SchemaNode } from './schemaNode.ts'
import texts from './texts.json' with { type: 'json' }

/** Characters of a description that may be a label. */
const LABEL_AT_MOST = 16

/**
 * What a part of a document is called, and the sentence below it. The words of the schema's reader at an editor (the
 * notation of a value, file names) are left out: a panel's field takes care of the notation.
 */
export function wordsOf(
  declared: SchemaNode,
  resolved: SchemaNode,
): { label: string; help: string } {
  const sentence = plain(declared.description ?? '')
  const isLabel =
    declared.title === undefined && sentence !== '' && sentence.length <= LABEL_AT_MOST
  const label = declared.title ?? (isLabel ? sentence : (resolved.title ?? ''))
  const name = withoutEnd(plain(label), texts.listSuffix)
  return { label: name, help: isLabel || sentence === name ? '' : sentence }
}

const plain = (sentence: string): string =>
  withoutEnd(
    texts.notation.reduce((text, notation) => text.replaceAll(notation, ''), sentence),
    texts.sentenceEnd,
  )

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text
