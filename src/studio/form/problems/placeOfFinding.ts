import { pointerSegments } from '#domain/json/jsonPointer.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { RULE_ATTRIBUTES } from '#formDocument/relations/ruleAttributes.ts'
import { type FormInfo, fieldAt } from '#formDocument/rows/rows.ts'
import type { PanelTab } from '../formEditing.ts'

/** Returns the definition that a pointer into the document leads to or into; undefined for anything else. */
export function placeOfFinding(formInfo: FormInfo, path: string): FieldPlace | undefined {
  const [root, rowName, ...rest] = pointerSegments(path)
  const row = Number(rowName)
  if (root !== 'formInfo' || !Number.isInteger(row)) return undefined
  const isList = Array.isArray(formInfo[row])
  const [items, columnName] = isList ? rest.slice(1) : rest
  const field = { row, index: isList ? Number(rest[0] ?? 0) : 0 }
  const column = { ...field, column: Number(columnName) }
  if (items === 'items' && fieldAt(formInfo, column) !== undefined) return column
  return fieldAt(formInfo, field) === undefined ? undefined : field
}

/** Returns the tab of the panel in which the value at a pointer is edited. */
export const tabOfFinding = (path: string): PanelTab =>
  pointerSegments(path).some((segment) => RULE_ATTRIBUTES.includes(segment))
    ? 'rules'
    : 'attributes'

/** Returns the position of the check that a pointer into the document leads to or into; undefined for anything else. */
export function checkOfFinding(checks: FormDocument['checks'], path: string): number | undefined {
  const [root, name = 'none'] = pointerSegments(path)
  const at = Number(name)
  return root === 'checks' && checks?.[at] !== undefined ? at : undefined
}
