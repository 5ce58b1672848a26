import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { FieldPlace, FormDocument } from '../../formDocument.ts'
import { codeOf, withOff } from '../../options/optionTexts.ts'
import { type Options, optionLines, withOption, withoutOption } from '../../options/optionTree.ts'
import { withConditionCodes } from '../../relations/relations.ts'
import { definitionAt, withDefinition } from '../../rows/definitionAt.ts'
import { answersOf, type Repaired } from '../change.ts'
import { mapPlaced } from '../placedFields.ts'
import { type CodeChange, withChangedCodes } from '../rules/changedCodes.ts'
import { rulesInForce, withChecks, withRules } from './cleaned.ts'

/** An option of a field, by its code. */
export interface OptionAt {
  place: FieldPlace
  code: string
}

/** Returns a form with a retired option: it is no longer offered, existing answers keep it, and rules on it stay. */
export function withRetiredOption(document: FormDocument, { place, code }: OptionAt): Repaired {
  const definition = definitionAt(document.formInfo, place)
  const options = definition && optionsOf(definition)
  const line = options && optionLines(options).find(({ option }) => codeOf(option) === code)
  if (!definition || !line) return { document, place }
  const items = withOption(options, line.path, withOff(line.option, true))
  const retired = withDefault({ ...definition, items }, (one) => (one === code ? undefined : one))
  return {
    document: { ...document, formInfo: withDefinition(document.formInfo, place, retired) },
    place,
  }
}

/** Returns a form without an option; references to it are redirected to `instead`, or removed. */
export function withoutOptionOf(
  document: FormDocument,
  { place, code }: OptionAt,
  instead?: string,
): Repaired {
  const definition = definitionAt(document.formInfo, place)
  const gone = definition ? goneCodes(definition, code) : new Set()
  if (!definition || gone.size === 0) return { document, place }
  const answers = answersOf(document.formInfo, { act: 'option', place, code })
  const change: CodeChange = (one) => (!gone.has(one) ? one : one === code ? instead : undefined)
  const without = { ...definition, items: optionsWithout(definition, code) }
  const own = withDefault(withConditionCodes(without, change), change)
  const formInfo = withDefinition(document.formInfo, place, own)
  const ruled = mapPlaced(formInfo, ({ field }) =>
    withRules(field, (rule) => withChangedCodes(rule, answers, change), rulesInForce(field)),
  )
  const next = withChecks({ ...document, formInfo: ruled }, (check) => {
    const rule = withChangedCodes(check.rule as never, answers, change)
    return rule === check.rule ? check : rule === undefined ? undefined : { ...check, rule }
  })
  return { document: next, place }
}

/** Returns whether nothing but its own list refers to an option. */
export function isOptionAlone(document: FormDocument, change: OptionAt): boolean {
  const { formInfo } = document
  const definition = definitionAt(formInfo, change.place)
  if (!definition) return true
  const items = optionsWithout(definition, change.code)
  const alone = {
    ...document,
    formInfo: withDefinition(formInfo, change.place, { ...definition, items }),
  }
  return isSameJson(alone, withoutOptionOf(document, change).document)
}

export const optionsOf = ({ items }: RawField): Options => (Array.isArray(items) ? items : [])

function optionsWithout(definition: RawField, code: string): Options {
  const options = optionsOf(definition)
  const line = optionLines(options).find(({ option }) => codeOf(option) === code)
  return line ? withoutOption(options, line.path) : options
}

/** Returns the codes that no option has after a removal: its own, and those below it. */
export function goneCodes(definition: RawField, code: string): ReadonlySet<string> {
  const codes = (options: Options) => optionLines(options).map(({ option }) => codeOf(option))
  const left = new Set(codes(optionsWithout(definition, code)))
  return new Set(codes(optionsOf(definition)).filter((one) => !left.has(one)))
}

/**
 * Returns a definition with changed codes in its default; the default is removed when a path of codes would break off.
 */
function withDefault(definition: RawField, change: CodeChange): RawField {
  const { defaultValue, ...without } = definition
  if (defaultValue === undefined || isRecord(defaultValue)) return definition
  const codes = commaList(Array.isArray(defaultValue) ? defaultValue.flat() : defaultValue)
  const changed = codes.flatMap((one) => change(one) ?? [])
  if (codes.every((one, at) => one === changed[at]) && codes.length === changed.length)
    return definition
  if (changed.length === 0 || definition.type === 'cascade') return without
  return { ...without, defaultValue: Array.isArray(defaultValue) ? changed : changed.join(',') }
}
