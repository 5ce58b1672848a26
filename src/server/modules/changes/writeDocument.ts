import {
  findChangeDocument,
  putChangeDocument,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { Tx } from '#server/store/store.ts'
import type { ConfigChange } from './repositories/configChanges.ts'

/** A document's text in a change set; null where there is none. `rev` counts its changes. */
export interface DraftText {
  content: string | null
  rev: number
  /** Hash of the product's text on which an override is based; null where that is the version's. */
  baseHash: string | null
  /** Version that the change set was made from when the text was read; a merge moves it. */
  baseVersion: number
}

/** The change set as its caller has just read or locked it. */
type ChangeNow = Pick<ConfigChange, 'id' | 'baseVersion'>

/**
 * Returns a document's current text in a change set; the base text while it is unchanged.
 * @param base the text in the version that the change set was made from
 */
export async function draftText(
  tx: Tx,
  { id, baseVersion }: ChangeNow,
  path: string,
  base: string | undefined,
): Promise<DraftText> {
  const changed = await findChangeDocument(tx, id, path)
  return { ...(changed ?? { content: base ?? null, rev: 0, baseHash: null }), baseVersion }
}

interface DraftWrite {
  path: string
  from: DraftText
  content: string | null
  base: string | undefined
  baseHash?: string | null
}

/**
 * Writes a document's next text unless it has changed since `from` was read, or the change set was merged with another
 * version: a document without changes is that version's. Returns the new `rev`, or undefined after such a change. The
 * caller holds the change set's lock, and passes `baseHash` when the text is based on another product text.
 */
export async function writeDraft(
  tx: Tx,
  change: ChangeNow,
  { path, from, content, base, baseHash = from.baseHash }: DraftWrite,
): Promise<number | undefined> {
  const now = await draftText(tx, change, path, base)
  if (now.baseVersion !== from.baseVersion) return undefined
  if (now.rev !== from.rev || now.content !== from.content) return undefined
  const rev = from.rev + 1
  await putChangeDocument(tx, { changeId: change.id, path, content, rev, baseHash })
  return rev
}
