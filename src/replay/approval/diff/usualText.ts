import { FIELD_TYPE_REGISTRY } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import { defaultMessages } from '#adapters/formInfo/messages.ts'
import type { Messages } from '#contract/form.ts'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { FieldSnapshot } from '../snapshot/snapshot.ts'
import type { AttributePath } from './attributes.ts'

/** Returns whether a message of a field equals its default, so that it carries no information of its own. */
export function isUsualText(path: AttributePath, text: unknown, field: FieldSnapshot): boolean {
  const { type, label, shape, constraints = {}, ui = {} } = field
  const bounds = numberBounds({ type, ui })
  const { verb } = FIELD_TYPE_REGISTRY[type]
  const [part, name] = path.split('.')
  if (part !== 'messages' || !verb || text === undefined) return false
  return (
    defaultMessages({ label, verb, shape, constraints, bounds })[name as keyof Messages] === text
  )
}
