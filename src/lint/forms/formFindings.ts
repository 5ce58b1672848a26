import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { findingAt } from '../document/finding.ts'
import type { Located } from '../document/located.ts'
import { offsetOf, rawOffset } from './offsets.ts'

/**
 * The adapter's diagnostics of a formInfo, each at its own token of the document that holds it,
 * whether the rows are written there or stand in it as JSON text.
 */
export function formFindings(formInfo: Located, dictionaries: Dictionaries): FileFinding[] {
  const { source, offset, length, value, pointer } = formInfo
  const written = source.text.slice(offset, offset + length)
  const quoted = typeof value === 'string'
  const text = quoted ? value : written
  return convertFormInfo(text, { dictionaries }).diagnostics.map((diagnostic) => {
    const inner = offsetOf(text, diagnostic)
    const at = offset + (quoted ? rawOffset(written, inner) : inner)
    const place = { source, pointer: pointer + diagnostic.path, offset: at }
    return findingAt(place, diagnostic)
  })
}
