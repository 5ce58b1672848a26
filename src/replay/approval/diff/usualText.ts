import { FIELD_CONVERTERS } from '#adapters/formInfo/fields/converters.ts'
import { defaultMessages } from '#adapters/formInfo/messages.ts'
import type { Messages } from '#contract/form.ts'
import { numberBounds } from '#domain/validators/offered/numberBounds.ts'
import type { FieldPicture } from '../picture/picture.ts'
import type { AttributePath } from '../wording/attributes.ts'

/** Whether a message of a field is the one it has when its configuration gives none: it says nothing of its own. */
export function isUsualText(path: AttributePath, text: unknown, field: FieldPicture): boolean {
  const { type, label, shape, constraints = {}, ui = {} } = field
  const bounds = numberBounds({ type, ui })
  const { verb } = FIELD_CONVERTERS[type]
  const [part, name] = path.split('.')
  if (part !== 'messages' || !verb || text === undefined) return false
  return (
    defaultMessages({ label, verb, shape, constraints, bounds })[name as keyof Messages] === text
  )
}
