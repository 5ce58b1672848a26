import type { Logic } from '#contract/logic.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace, FormDocument } from '../../formDocument.ts'
import { withTargets } from '../../relations/relations.ts'
import { definitionAt, withDefinition } from '../../rows/definitionAt.ts'
import { answersOf, type Repaired } from '../change.ts'
import { mapPlaced } from '../placedFields.ts'
import { withRenamedReads } from '../rules/changedReads.ts'
import { withCardCheck } from './cardCheck.ts'
import { withChecks, withRules } from './cleaned.ts'

/** Returns a form in which a field or column has another key, wherever it is named. */
export function withKey(document: FormDocument, place: FieldPlace, key: string): Repaired {
  const answers = answersOf(document.formInfo, { act: 'key', place, key })
  const { fields } = answers
  const named = (one: string) => (fields.has(one) ? key : one)
  const renamed = (rule: Logic) => withRenamedReads(rule, answers, key)
  const definition = definitionAt(document.formInfo, place)
  const keyed = definition
    ? withDefinition(document.formInfo, place, { ...definition, value: key })
    : document.formInfo
  const formInfo = mapPlaced(keyed, ({ field }) =>
    withCardCheck(withRules(withTargets(field, named), renamed), answers),
  )
  const next = withChecks({ ...document, formInfo }, (check) => {
    const { rule, at } = check
    const changed = isRecord(rule) ? renamed(rule as Logic) : rule
    const shown = typeof at === 'string' ? named(at) : at
    return changed === rule && shown === at ? check : { ...check, rule: changed, at: shown }
  })
  return { document: next, place }
}
