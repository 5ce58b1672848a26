import { isRecord } from '#domain/json/isRecord.ts'
export const NAMED_KINDS = ['dialogs', 'fragments', 'payloads'] as const

/** Ids of the documents to which a document refers, by kind. */
export type Named = Record<(typeof NAMED_KINDS)[number], Set<string>>

/**
 * Returns the names a document refers to directly: `use` of a fragment, `model.dialogs`, `open` and a slot's `dialog`,
 * `body` of a call step.
 */
export function namedIn(document: unknown): Named {
  const named: Named = { dialogs: new Set(), fragments: new Set(), payloads: new Set() }
  walk(document, named)
  return named
}

function walk(part: unknown, named: Named): void {
  if (Array.isArray(part)) {
    for (const item of part) walk(item, named)
    return
  }
  if (!isRecord(part)) return
  if (typeof part.use === 'string' && !Object.hasOwn(part, 'type')) named.fragments.add(part.use)
  if (typeof part.open === 'string') named.dialogs.add(part.open)
  if (part.type === 'slot' && typeof part.dialog === 'string') named.dialogs.add(part.dialog)
  if (typeof part.call === 'string' && typeof part.body === 'string') named.payloads.add(part.body)
  if (isRecord(part.model) && Array.isArray(part.model.dialogs))
    for (const id of part.model.dialogs) if (typeof id === 'string') named.dialogs.add(id)
  for (const value of Object.values(part)) walk(value, named)
}
