import type { FormField } from '#contract/form.ts'
import type { CheckContext } from '../checkContext.ts'
import { isFixedValue } from './isFixedValue.ts'
import { isInRange, numberBounds } from './numberBounds.ts'
import { isStoredValue } from './storedValue.ts'
import { withoutKept } from './withoutKept.ts'

const isOutOfRange = (field: FormField, value: unknown): boolean =>
  typeof value === 'number' && !isInRange(value, numberBounds(field))

/** Text for a value that is not offered; of a number out of range the limit's. */
const notOffered = (field: FormField, value: unknown): string =>
  (isOutOfRange(field, value) && field.messages.limit) || `请重新选择${field.label}`

/**
 * Returns the error text when the field does not offer the picked value (form language, "Decided since the first
 * build", 1), otherwise undefined. `value` has the field's type. Dates and times of day exist once they have it; a day
 * of birth must be before today. A field that cannot be edited offers only its initial value. A computed field offers
 * what its rule says, which is compared once for the whole form (`computedErrors`), within its range.
 */
export function checkOffered(
  field: FormField,
  value: unknown,
  context: CheckContext,
): string | undefined {
  if (field.isComputed) return isOutOfRange(field, value) ? notOffered(field, value) : undefined
  if (field.isDisable)
    return isFixedValue(field, value, context) ? undefined : notOffered(field, value)
  const chosen = withoutKept(field, value, context)
  if (context.offers[field.type](field, chosen as never, context.tables, context.today))
    return undefined
  return isStoredValue(field, value, context) ? undefined : notOffered(field, value)
}
