import {
  findChangeDocument,
  putChangeDocument,
} from '../../store/repositories/configChangeDocuments.ts'
import type { Tx } from '../../store/store.ts'

/** A document's text in a change set; null where there is none. `rev` counts its changes. */
export interface DraftText {
  content: string | null
  rev: number
  /** Hash of the product's text on which an override is based; null where that is the version's. */
  baseHash: string | null
}

/**
 * Returns a document's current text in a change set; the base text while it is unchanged.
 * @param base the text in the version that the change set was made from
 */
export async function draftText(
  tx: Tx,
  { changeId, path }: { changeId: string; path: string },
  base: string | undefined,
): Promise<DraftText> {
  const changed = await findChangeDocument(tx, changeId, path)
  return changed ?? { content: base ?? null, rev: 0, baseHash: null }
}

interface DraftWrite {
  from: DraftText
  content: string | null
  base: string | undefined
  baseHash?: string | null
}

/**
 * Writes a document's next text unless it has changed since `from` was read. Returns the new `rev`, or undefined after
 * such a change. The caller holds the change set's lock, and passes `baseHash` when the text is based on another
 * product text.
 */
export async function writeDraft(
  tx: Tx,
  { changeId, path }: { changeId: string; path: string },
  { from, content, base, baseHash = from.baseHash }: DraftWrite,
): Promise<number | undefined> {
  const now = await draftText(tx, { changeId, path }, base)
  if (now.rev !== from.rev || now.content !== from.content) return undefined
  const rev = from.rev + 1
  await putChangeDocument(tx, { changeId, path, content, rev, baseHash })
  return rev
}
