import { codesOf, conditionOf, targetsOf } from '#adapters/formInfo/rawRelations.ts'
import { Condition } from '#contract/codes.ts'
import type { RawField } from '#contract/formInfo.ts'
import { commaList } from '#domain/text/commaList.ts'
import { fill } from '#domain/text/fill.ts'
import type { FieldPlace, FormDocument } from '../formDocument.ts'
import { codeOf, nameOf } from '../options/optionTexts.ts'
import { optionLines } from '../options/optionTree.ts'
import { relationsOf } from '../relations/relations.ts'
import { definitionAt } from '../rows/definitionAt.ts'
import { answersOf } from './change.ts'
import { listed, nameAt, nameOfKey } from './named.ts'
import { goneCodes, type OptionAt, optionsOf } from './repairs/repairOption.ts'
import { withChangedCodes } from './rules/changedCodes.ts'
import { rulesOf } from './ruleUses.ts'
import { testUses } from './testUses.ts'
import texts from './texts.json' with { type: 'json' }
import type { Use } from './use.ts'

/** Returns the name of an option; its code where it has none. */
export function optionName(definition: RawField, code: string): string {
  const line = optionLines(optionsOf(definition)).find(({ option }) => codeOf(option) === code)
  return (line && nameOf(line.option)) || code
}

/** Returns what depends on an option of a field, and on those below it. */
export function optionUses(
  document: FormDocument,
  { place, code }: OptionAt,
  scenarios: readonly string[],
): Use[] {
  const definition = definitionAt(document.formInfo, place)
  if (!definition) return []
  const option = optionName(definition, code)
  const codes = goneCodes(definition, code)
  const answers = answersOf(document.formInfo, { act: 'option', place, code })
  const drop = (one: string) => (codes.has(one) ? undefined : one)
  const compared = rulesOf(document).filter(
    ({ rule }) => withChangedCodes(rule, answers, drop) !== rule,
  )
  const field = listed([nameAt(document.formInfo, place)])
  return [
    ...conditionUses(document, definition, place, { codes, option }),
    ...compared.map(
      ({ sentence, at }): Use => ({
        ...{ group: 'rules', severity: 'breaks', at },
        sentence: fill(texts.rules.option, { option, what: fill(sentence, { field }) }),
      }),
    ),
    ...defaultUses(definition, place, { codes, option }),
    ...testUses(scenarios, answers, { codes, name: option }),
  ]
}

interface Gone {
  codes: ReadonlySet<string>
  option: string
}

/** Returns the uses of an option in relations, which columns cannot have. */
const conditionUses = (
  { formInfo }: FormDocument,
  definition: RawField,
  place: FieldPlace,
  { codes, option }: Gone,
): Use[] =>
  (place.column === undefined ? relationsOf(definition) : [])
    .filter((relation) => codesOf(relation).some((code) => codes.has(code)))
    .map((relation) => ({
      ...{ group: 'controls', severity: 'breaks', at: { place } },
      sentence: fill(isNegated(relation) ? texts.conditions.notChosen : texts.conditions.chosen, {
        option,
        names: listed(targetsOf(relation).map((key) => nameOfKey(formInfo, key))),
      }),
    }))

const isNegated = (relation: RawField): boolean => conditionOf(relation) === Condition.NotInList

function defaultUses({ defaultValue }: RawField, place: FieldPlace, gone: Gone): Use[] {
  const chosen = commaList([defaultValue].flat(2))
  if (!chosen.some((code) => gone.codes.has(code))) return []
  const sentence = fill(texts.own.default, { option: gone.option })
  return [{ group: 'own', severity: 'breaks', sentence, at: { place } }]
}
