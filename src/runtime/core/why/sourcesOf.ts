import type { FormBundle } from '#contract/form.ts'
import type { FieldAttribute } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { Source } from '#contract/why.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'

/**
 * Returns the places of a definition's attributes in formInfo: those of the given list that exist, else the definition
 * itself. Empty for a bundle without places.
 * @param definition pointer into the bundle's origin, `/fields/KEY`
 */
export function sourcesOf(
  { origin }: FormBundle,
  definition: string,
  ...attributes: readonly FieldAttribute[]
): Source[] {
  const found = attributes.flatMap((attribute): Source[] => {
    const place = ownValue(origin, definition + jsonPointer(attribute))
    return place ? [{ ...place, attribute: pointerSegments(place.path).at(-1) ?? attribute }] : []
  })
  const whole = ownValue(origin, definition)
  return found.length > 0 || !whole ? found : [whole]
}

/** Returns only existing attributes. */
export const attributesAt = (
  bundle: FormBundle,
  definition: string,
  ...attributes: readonly FieldAttribute[]
): Source[] =>
  sourcesOf(bundle, definition, ...attributes).filter(({ attribute }) => attribute !== undefined)
