import type { FileFinding } from '#contract/finding.ts'
import { DOCUMENT_LIMITS, limitBroken } from '#domain/edits/documentLimits.ts'
import { isAsset } from '../documents/documents.ts'
import { fileFinding } from './configFinding.ts'

/**
 * Returns the finding for a document beyond a limit, which is not checked further; `undefined` for one within all
 * limits, and for files.
 */
export function limitFinding(path: string, text: string): FileFinding | undefined {
  const limit = isAsset(path) ? undefined : limitBroken(text)
  return limit && fileFinding(path, `beyond-limit/${limit}`, { limit: DOCUMENT_LIMITS[limit] })
}
