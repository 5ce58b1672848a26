import type { FormBundle, FormField, FormSection } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { withMembers } from './withMembers.ts'

/**
 * Returns `next` with the objects of `previous` wherever both say the same, so that a change can be seen by identity: a
 * field by its definition, a section by its rows, the definitions of its fields and the rules that show them.
 */
export function shareBundle(previous: FormBundle, next: FormBundle): FormBundle {
  const fields = sharedFields(previous.fields, next.fields)
  const isUnchanged = (key: string): boolean =>
    ownValue(fields, key) === ownValue(previous.fields, key) &&
    isSameJson(ownValue(previous.rules, key), ownValue(next.rules, key))
  const known = new Map(previous.sections.map((section) => [section.id, section]))
  const sections = next.sections.map((section) => {
    const before = known.get(section.id)
    const isKept =
      before &&
      isSameLayout(before, section) &&
      [section.id, ...section.rows.flat()].every(isUnchanged)
    return isKept ? before : section
  })
  return withMembers(next, { fields, sections })
}

const sharedFields = (
  previous: Readonly<Record<string, FormField>>,
  next: Readonly<Record<string, FormField>>,
): Record<string, FormField> =>
  Object.fromEntries(
    Object.entries(next).map(([key, field]) => {
      const before = ownValue(previous, key)
      return [key, before && isSameJson(before, field) ? before : field]
    }),
  )

const isSameLayout = (left: FormSection, right: FormSection): boolean =>
  left.title === right.title && isSameJson(left.rows, right.rows)
