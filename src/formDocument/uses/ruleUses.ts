import type { Logic } from '#contract/logic.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import type { FormDocument } from '../formDocument.ts'
import { labelOf } from '../names/labels.ts'
import { listed, type NamedAnswers, namesRead } from './named.ts'
import type { PlacedField } from './placedFields.ts'
import { placedFields } from './placedFields.ts'
import { readsCardType } from './repairs/cardCheck.ts'
import { type RawCheck, rulesInForce } from './repairs/cleaned.ts'
import texts from './texts.json' with { type: 'json' }
import type { Use } from './use.ts'

/** A rule of a form, its place, and its purpose. */
export interface FormRule {
  rule: Logic
  at: NonNullable<Use['at']>
  /** Purpose in words, with a placeholder `{field}` for the answer. */
  sentence: string
}

/** Returns the rules of a form: of its fields, and its checks. */
export function rulesOf({ formInfo, checks }: FormDocument): FormRule[] {
  const own = placedFields(formInfo).flatMap(({ field, place }) =>
    rulesInForce(field).map((name) => ({
      rule: field[name] as Logic,
      at: { place },
      sentence: texts.rules[name].replaceAll('{name}', labelOf(field)),
    })),
  )
  const checked = checksOf({ formInfo, checks }).map(({ check, index }) => ({
    rule: check.rule as Logic,
    at: { check: index },
    sentence: texts.rules.check.replaceAll('{message}', messageOf(check)),
  }))
  return [...own, ...checked]
}

interface PlacedCheck {
  check: RawCheck
  index: number
}

const checksOf = ({ checks }: FormDocument): PlacedCheck[] =>
  (Array.isArray(checks) ? checks : []).flatMap((check: unknown, index) =>
    isRecord(check) ? [{ check, index }] : [],
  )

const messageOf = ({ message }: RawCheck): string =>
  typeof message === 'string' && message.trim() !== '' ? message.trim() : texts.unnamed

/**
 * Returns the rules that read some answers.
 * @param others the fields that stay
 */
export function ruleUses(
  document: FormDocument,
  others: readonly PlacedField[],
  answers: NamedAnswers,
): Use[] {
  const left = new Set(others.map(({ place }) => placeName(place)))
  const rules = rulesOf(document).filter(
    ({ at }) => !('place' in at) || left.has(placeName(at.place)),
  )
  return rules.flatMap(({ rule, sentence, at }) => {
    const names = namesRead(rule, answers)
    return names.length > 0 ? [use(fill(sentence, { field: listed(names) }), at)] : []
  })
}

const placeName = ({ row, index }: PlacedField['place']): string => `${row}/${index}`

/** Returns the card numbers that are checked by a card type among the answers. */
export const cardUses = (others: readonly PlacedField[], answers: NamedAnswers): Use[] =>
  others
    .filter(({ field }) => readsCardType(field, answers))
    .map(({ field, place }) => use(fill(texts.rules.card, { name: labelOf(field) }), { place }))

/** Returns the checks whose message is shown at a field that they do not read. */
export const shownUses = (document: FormDocument, answers: NamedAnswers): Use[] =>
  checksOf(document).flatMap(({ check, index }) => {
    const name = typeof check.at === 'string' && answers.names.get(check.at)
    if (!name || namesRead(check.rule as Logic, answers).length > 0) return []
    const facts = { message: messageOf(check), field: listed([name]) }
    return [use(fill(texts.rules.shownAt, facts), { check: index })]
  })

const use = (sentence: string, at: NonNullable<Use['at']>): Use => ({
  ...{ group: 'rules', severity: 'breaks' },
  ...{ sentence, at },
})
