import type { FormDocument } from '../../formEditing.ts'
import { keyOf } from '../../model/keys.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '../../model/rows.ts'
import { definitionAt } from '../../panel/definitionAt.ts'
import { codeOf } from '../../panel/options/optionTexts.ts'
import { optionLines } from '../../panel/options/optionTree.ts'
import { answersOf, type Change } from './change.ts'
import { type OptionAt, optionsOf } from './repairs/repairOption.ts'
import { isLive } from './usesOf.ts'

/** The form as applicants have it. */
export interface Published {
  liveKeys: ReadonlySet<string>
  /** Undefined while it is not known. */
  live?: FormInfo | undefined
}

/** Returns whether applicants may have given what a change concerns: of an option, where the published form offers it. */
export function mayBeAnswered(
  { formInfo }: FormDocument,
  change: Change,
  { liveKeys, live }: Published,
): boolean {
  if (!isLive(answersOf(formInfo, change), { liveKeys })) return false
  return change.act !== 'option' || !live || offers(live, formInfo, change)
}

/** A field that lists no options of its own takes them from a dictionary, which may have any. */
function offers(live: FormInfo, formInfo: FormInfo, { place, code }: OptionAt): boolean {
  const { column, ...whole } = place
  const field = named(live.flatMap(fieldsOf), fieldAt(formInfo, whole))
  const definition =
    column === undefined ? field : named(columnsOf(field) ?? [], definitionAt(formInfo, place))
  const lines = optionLines(optionsOf(definition ?? {}))
  return lines.length === 0 || lines.some(({ option }) => codeOf(option) === code)
}

const named = (fields: readonly unknown[], field: unknown) =>
  fields.find((one) => keyOf(one) === keyOf(field)) as Record<string, unknown> | undefined
