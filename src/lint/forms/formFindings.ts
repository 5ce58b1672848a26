import { type ConvertOptions, convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { Diagnostic } from '#contract/formInfo.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { findingAt } from '../document/finding.ts'
import { get, getAt, type Located, type Place } from '../document/located.ts'
import { conditionCodes } from './conditionCodes.ts'
import { longNames } from './longNames.ts'
import { namePatterns } from './namePatterns.ts'
import { offsetOf, rawOffset } from './offsets.ts'

/**
 * The adapter's diagnostics of a formInfo, each at its own token of the document that holds it: rows written there,
 * perhaps with fields drawn in from elsewhere, or the JSON text of rows.
 * @param definition the object that holds the rows and the form's `checks`, when there are some
 */
export function formFindings(
  formInfo: Located,
  tables: ConvertOptions,
  definition = formInfo,
): FileFinding[] {
  const { source, offset, length, value, pointer } = formInfo
  if (typeof value !== 'string') return rowFindings(formInfo, tables, definition)
  const written = source.text.slice(offset, offset + length)
  return convertFormInfo(value, tables).diagnostics.map((diagnostic) => {
    const at = offset + rawOffset(written, offsetOf(value, diagnostic))
    return findingAt({ source, pointer: pointer + diagnostic.path, offset: at }, diagnostic)
  })
}

function rowFindings(rows: Located, tables: ConvertOptions, definition: Located): FileFinding[] {
  const { diagnostics, fields } = convertFormInfo(definition.value, tables)
  return [
    ...diagnostics.map((diagnostic) => findingAt(placeOf(definition, diagnostic), diagnostic)),
    ...conditionCodes({ rows, checks: get(definition, 'checks') }, fields, tables),
    ...namePatterns(rows, fields),
    ...longNames(rows),
  ]
}

/** An unknown attribute is reported at its name, a missing one at its field, everything else at the value. */
function placeOf(rows: Located, { code, path }: Diagnostic): Place {
  const segments = pointerSegments(path)
  const holder = getAt(rows, segments.slice(0, -1))
  const named = holder?.entries.find(({ name }) => name === segments.at(-1))
  return (code === 'unknown-attribute' ? named?.key : getAt(rows, segments)) ?? holder ?? rows
}
