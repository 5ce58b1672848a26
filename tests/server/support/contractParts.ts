import { API, type Schema } from '#server/calls/apiDocument.ts'

/** A part of a JSON Schema of the contract, as far as tests look at it. */
export interface Part extends Schema {
  $ref?: string
  enum?: unknown[]
  pattern?: string
  items?: Part
  properties?: Record<string, Part>
  allOf?: Part[]
  oneOf?: Part[]
}

export const nameOf = ({ $ref }: Part) => $ref?.split('/').at(-1)

export function resolved(part: Part): Part {
  const name = nameOf(part)
  return name === undefined ? part : resolved((API.components.schemas[name] ?? {}) as Part)
}

/** Every property a call's part may carry, whichever of its variants. */
export function propertiesOf(part: Part | undefined): [string, Part][] {
  if (!part) return []
  const { properties = {}, allOf = [], oneOf = [] } = resolved(part)
  return [...Object.entries(properties), ...[...allOf, ...oneOf].flatMap(propertiesOf)]
}
