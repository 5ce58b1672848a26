import type { SchemaNode } from './schemaNode.ts'
import texts from './texts.json' with { type: 'json' }

/** Maximum length of a description used as a label. */
const LABEL_AT_MOST = 16

/**
 * Returns the label of a part of a document, and its help text. Texts of the schema for its readers in an editor (the
 * notation of a value, file names) are left out: a panel's field handles the notation.
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
