import roles from '#adapters/formInfo/roles.json' with { type: 'json' }
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { Target } from '../edits/edit.ts'
import type { FormDocument } from '../formDocument.ts'
import { keyOf } from '../keys/keys.ts'
import { rangeOf } from '../rows/sections.ts'
import { answersOf, type Change } from './change.ts'
import { controllerUses, targetUses } from './controlUses.ts'
import { type NamedAnswers, namedAnswers } from './named.ts'
import { optionUses } from './optionUses.ts'
import { type PlacedField, placedFields } from './placedFields.ts'
import type { Answers } from './rules/answers.ts'
import { cardUses, ruleUses, shownUses } from './ruleUses.ts'
import { testUses } from './testUses.ts'
import texts from './texts.json' with { type: 'json' }
import { isLayoutType, isOtherAnswer, typeUses } from './typeUses.ts'
import type { Use } from './use.ts'

/** Further data from which dependents are derived. */
export interface Around {
  /** Keys in the published form. */
  liveKeys: ReadonlySet<string>
  /** Texts of the tests of this form. */
  scenarios: readonly string[]
}

/** Returns all dependents of the subject of a change, in words. */
export function usesOf(document: FormDocument, change: Change, around: Around): Use[] {
  const uses = eachUse(document, change, around)
  return [...new Map(uses.map((use) => [use.sentence, use])).values()]
}

function eachUse(document: FormDocument, change: Change, around: Around): Use[] {
  const { formInfo } = document
  if (change.act === 'option') return optionUses(document, change, around.scenarios)
  const answers = namedAnswers(formInfo, answersOf(formInfo, change))
  const all = placedFields(formInfo)
  const tests = testUses(around.scenarios, answers)
  if (change.act === 'type') {
    const own = typeUses(document, change, isLive(answers, around))
    if (!isOtherAnswer(document, change)) return own
    const shown = isLayoutType(change.type) ? shownUses(document, answers) : []
    const used = [...targetUses(all, all, answers), ...ruleUses(document, all, answers)]
    return [...used, ...cardUses(all, answers), ...shown, ...own, ...tests]
  }
  const isRemoval = change.act === 'remove'
  const others = isRemoval ? all.filter(staysWithout(document, change.target, answers)) : all
  return [
    ...controllerUses(others, answers),
    ...(isRemoval ? targetUses(all, others, answers) : []),
    ...ruleUses(document, others, answers),
    ...cardUses(others, answers),
    ...shownUses(document, answers),
    ...roleUses(answers, around),
    ...tests,
  ]
}

/** Returns whether applicants may have given one of these answers. */
export const isLive = (
  { fields, columns }: Answers,
  { liveKeys }: Pick<Around, 'liveKeys'>,
): boolean => [...fields, ...columns.keys()].some((key) => liveKeys.has(key))

/** Returns a predicate for the definitions that remain once a part is removed. */
function staysWithout({ formInfo }: FormDocument, { part, place }: Target, answers: Answers) {
  const { start, end } = rangeOf(formInfo, part, place.row)
  return ({ field, place: { row } }: PlacedField): boolean => {
    if (place.column !== undefined || row < start || row >= end) return true
    return part === 'field' && !answers.fields.has(keyOf(field) ?? '')
  }
}

/**
 * Returns the uses of keys that the desk, the directory and certificates look up by name, once the form with them is
 * published.
 */
const roleUses = ({ names }: NamedAnswers, { liveKeys }: Around): Use[] =>
  [...names].flatMap(([key, name]): Use[] => {
    const role = ownValue<{ without: string }>(roles, key)
    if (!role || !liveKeys.has(key)) return []
    const sentence = fill(texts.records.role, { field: name, without: role.without })
    return [{ group: 'records', severity: 'breaks', sentence }]
  })
