import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { namedItems, offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { codesOfTest, type Relation } from './relations.ts'
import type { Subject } from './subject.ts'

/**
 * Codes of a field that are offered no more (`off`, decision 0193): no new answer has them, and stored ones do, so that a
 * rule about them still works for those.
 */
export function retiredCodes(field: FormField, context: FormContext): ReadonlySet<string> {
  if (field.options === undefined || field.options.kind === 'area') return new Set()
  const offered = codesIn(offeredItems(field, context))
  return new Set([...codesIn(namedItems(field, context))].filter((code) => !offered.has(code)))
}

/** Whether a relation asks for nothing but codes that are offered no more. */
export function asksRetired(subject: Subject, { controller, test }: Relation): boolean {
  const codes = codesOfTest(test) ?? []
  if (codes.length === 0) return false
  const retired = retiredCodes(subject.field(controller), subject.context)
  return codes.every((code) => retired.has(code))
}

const codesIn = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ itemCode, children = [] }) => [itemCode, ...codesIn(children)]))
