import { ownValue } from '#contract/record.ts'

/** Properties whose text is the name of a document, and the folder of that document. */
const FOLDERS: Readonly<Record<string, string>> = {
  use: 'fragments',
  open: 'dialogs',
  dialog: 'dialogs',
  body: 'payloads',
}

const NAMED = /"(use|open|dialog|body)":\s*"([^"]+)"/g
const LISTED = /"dialogs":\s*\[([^\]]*)\]/g
const QUOTED = /"([^"]+)"/g

/**
 * Returns the documents that the text of a document of the product may name, such as `dialogs/login`, be it by way of a
 * parameter. A text with one of these properties that names no document is among them.
 */
export function namesIn(text: string): ReadonlySet<string> {
  const named = [...text.matchAll(NAMED)].map(
    ([, key = '', id = '']) => `${ownValue(FOLDERS, key)}/${id}`,
  )
  const listed = [...text.matchAll(LISTED)].flatMap(([, ids = '']) =>
    [...ids.matchAll(QUOTED)].map(([, id = '']) => `dialogs/${id}`),
  )
  return new Set([...named, ...listed])
}
