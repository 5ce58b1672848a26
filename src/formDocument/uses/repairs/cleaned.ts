import { isComputable } from '#adapters/formInfo/isComputable.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormDocument } from '../../formDocument.ts'
import { withTargets } from '../../relations/relations.ts'
import { RULES } from '../../relations/ruleAttributes.ts'
import { mapPlaced, type PlacedField } from '../placedFields.ts'
import type { Answers } from '../rules/answers.ts'
import { withoutReads } from '../rules/changedReads.ts'
import { withCardCheck } from './cardCheck.ts'

export interface Cleaning {
  /** Answers that rules must no longer read. */
  answers: Answers
  /** Keys at which checks can no longer show their message. */
  notShown: ReadonlySet<string>
  /** True when the fields themselves are removed, so that relations must not name them. */
  isGone: boolean
  /** Returns whether a definition stays unchanged. */
  skips?: (placed: PlacedField) => boolean
}

/**
 * Returns a form in which nothing depends on some answers. Parts of a rule that do not read them stay; a check is
 * removed as a whole, because the meaning of a part of it is unknown.
 */
export function cleaned(document: FormDocument, cleaning: Cleaning): FormDocument {
  const { answers, isGone, skips = () => false } = cleaning
  const formInfo = mapPlaced(document.formInfo, (placed) => {
    if (skips(placed)) return placed.field
    const { field } = placed
    const aimed = isGone
      ? withTargets(field, (key) => (answers.fields.has(key) ? undefined : key))
      : field
    const ruled = withRules(aimed, (rule) => withoutReads(rule, answers), rulesInForce(aimed))
    return withCardCheck(ruled, answers)
  })
  return withChecks({ ...document, formInfo }, (check) => cleanedCheck(check, cleaning))
}

type RuleName = (typeof RULES)[number]

/** Returns the rules that a definition has. */
const rulesOf = (field: RawField): RuleName[] =>
  RULES.filter((name) => field[name] !== undefined && field[name] !== null)

/** Returns the rules of a definition that have an effect: `compute` of most types has none. */
export const rulesInForce = (field: RawField): RuleName[] =>
  rulesOf(field).filter((name) => name !== 'compute' || isComputable(field))

/** Returns a definition with changed rules; a rule that becomes undefined is removed. */
export function withRules(
  field: RawField,
  change: (rule: Logic) => Logic | undefined,
  names = rulesOf(field),
): RawField {
  let changed = field
  for (const name of names) {
    const rule = change(field[name] as Logic)
    if (rule === field[name]) continue
    const { [name]: _, ...rest } = changed
    changed = rule === undefined ? rest : { ...changed, [name]: rule }
  }
  return changed
}

/** Returns a document with changed checks; the member is removed with the last one. */
export function withChecks(
  document: FormDocument,
  change: (check: RawCheck) => RawCheck | undefined,
): FormDocument {
  const { checks } = document
  if (!Array.isArray(checks)) return document
  const changed = checks.flatMap((check: unknown) =>
    isRecord(check) ? (change(check) ?? []) : [check],
  )
  const isSame = changed.length === checks.length && changed.every((one, at) => one === checks[at])
  if (isSame) return document
  return { ...document, checks: changed.length > 0 ? changed : undefined }
}

/** A check as the document has it. */
export type RawCheck = Record<string, unknown>

/** Moves a check's message from a removed field to another field that it reads; undefined removes the check. */
function cleanedCheck(check: RawCheck, { answers, notShown }: Cleaning): RawCheck | undefined {
  const { rule, at } = check
  if (withoutReads(rule as Logic, answers) !== rule) return undefined
  if (typeof at !== 'string' || !notShown.has(at)) return check
  const shown = varsOf(rule as Logic)
    .map((path) => keyRead(path, answers.known))
    .find((key) => Object.hasOwn(answers.known, key) && !notShown.has(key))
  return shown === undefined ? undefined : { ...check, at: shown }
}
