import type { FormDocument } from '../formDocument.ts'
import { keyOf } from '../keys/keys.ts'
import { codeOf } from '../options/optionTexts.ts'
import { optionLines } from '../options/optionTree.ts'
import { definitionAt } from '../rows/definitionAt.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '../rows/rows.ts'
import { answersOf, type Change } from './change.ts'
import { type OptionAt, optionsOf } from './repairs/repairOption.ts'
import { isLive } from './usesOf.ts'

/** Published form. */
export interface Published {
  liveKeys: ReadonlySet<string>
  /** Undefined while it is unknown. */
  live?: FormInfo | undefined
}

/**
 * Returns whether applicants may have given the answers affected by a change; for an option, whether the published form
 * offers it.
 */
export function mayBeAnswered(
  { formInfo }: FormDocument,
  change: Change,
  { liveKeys, live }: Published,
): boolean {
  if (!isLive(answersOf(formInfo, change), { liveKeys })) return false
  return change.act !== 'option' || !live || offers(live, formInfo, change)
}

/**
 * Returns whether the published field offers an option; a field without options takes them from a dictionary, which may
 * contain any.
 */
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
