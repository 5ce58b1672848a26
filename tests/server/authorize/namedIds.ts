import type { OperationId } from '#contract/calls.ts'
import { callSchemas } from '#server/calls/apiDocument.ts'
import { nameOf, type Part, propertiesOf } from '../support/contractParts.ts'

/** Schemas of the contract that point at something; the others with such names are kinds and secrets of their own. */
const POINTERS = new Set(['Id', 'ObjId', 'PageId', 'Token'])
const POINTING_NAME = /^(?:id|code|ticket)$|(?:Id|Code)$/

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
