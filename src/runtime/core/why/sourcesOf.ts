import type { FormBundle } from '#contract/form.ts'
import type { FieldAttribute } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { Source } from '#contract/why.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'

/**
 * Where attributes of a definition stand in formInfo: those of the list it has, else the definition itself. Empty for
 * a bundle that knows no places.
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

/** Only the attributes that are there. */
export const attributesAt = (
  bundle: FormBundle,
  definition: string,
  ...attributes: readonly FieldAttribute[]
): Source[] =>
  sourcesOf(bundle, definition, ...attributes).filter(({ attribute }) => attribute !== undefined)
