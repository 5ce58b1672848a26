import type { OperationId } from '#contract/calls.ts'
import { API, callSchemas, type Schema } from '#server/binder/apiDocument.ts'

/** Schemas of the contract that point at something; the others with such names are kinds and secrets of their own. */
const POINTERS = new Set(['Id', 'ObjId', 'PageId', 'Token'])
const POINTING_NAME = /^(?:id|code|ticket)$|(?:Id|Code)$/

interface Part extends Schema {
  $ref?: string
  enum?: unknown[]
  properties?: Record<string, Part>
  allOf?: Part[]
  oneOf?: Part[]
}

const nameOf = ({ $ref }: Part) => $ref?.split('/').at(-1)

function resolved(part: Part): Part {
  const name = nameOf(part)
  return name === undefined ? part : resolved((API.components.schemas[name] ?? {}) as Part)
}

/** Every property a call's part may carry, whichever of its variants. */
function propertiesOf(part: Part | undefined): [string, Part][] {
  if (!part) return []
  const { properties = {}, allOf = [], oneOf = [] } = resolved(part)
  return [...Object.entries(properties), ...[...allOf, ...oneOf].flatMap(propertiesOf)]
}

const isPointer = ([name, part]: [string, Part]) =>
  part.$ref
    ? POINTERS.has(nameOf(part) ?? '')
    : part.type === 'string' && !part.enum && POINTING_NAME.test(name)

/** Every call of the contract with the names of path, query and body that point at something. */
export function namedIds(): Map<OperationId, string[]> {
  return new Map(
    [...callSchemas()].map(([id, { params, querystring, body }]) => {
      const named = [params, querystring, body].flatMap((part) => propertiesOf(part as Part))
      return [id, [...new Set(named.filter(isPointer).map(([name]) => name))]]
    }),
  )
}
