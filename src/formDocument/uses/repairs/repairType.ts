import type { FieldType } from '#contract/formInfo.ts'
import { LAYOUT_TYPES } from '#contract/formInfo.ts'
import type { FieldPlace, FormDocument } from '../../formDocument.ts'
import { withoutRelations } from '../../relations/relations.ts'
import { definitionAt, withDefinition } from '../../rows/definitionAt.ts'
import { withType } from '../../types/changeType.ts'
import { answersOf, type Repaired } from '../change.ts'
import { cleaned } from './cleaned.ts'

/** Returns a form in which a field or column has another type; its dependents stay as written. */
export function withOtherType(
  document: FormDocument,
  place: FieldPlace,
  type: FieldType,
): Repaired {
  const definition = definitionAt(document.formInfo, place)
  if (!definition) return { document, place }
  const other = withType(definition, type, place.column !== undefined)
  return {
    document: { ...document, formInfo: withDefinition(document.formInfo, place, other) },
    place,
  }
}

/** Returns the same without everything that depends on its answer, whose kind changes. */
export function withOtherAnswer(
  document: FormDocument,
  place: FieldPlace,
  type: FieldType,
): Repaired {
  const answers = answersOf(document.formInfo, { act: 'type', place, type })
  const isLayout = LAYOUT_TYPES.some((layout) => layout === type)
  const notShown = isLayout ? answers.fields : new Set<string>()
  const next = cleaned(document, { answers, notShown, isGone: false })
  const definition = definitionAt(next.formInfo, place)
  if (!definition) return { document, place }
  const formInfo = withDefinition(next.formInfo, place, withoutRelations(definition))
  return withOtherType({ ...next, formInfo }, place, type)
}
