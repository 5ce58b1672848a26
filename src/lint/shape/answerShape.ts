import { get, type Located, textOf } from '../document/located.ts'
import { ANYTHING, type JsonSchema } from './jsonSchema.ts'
import type { Api } from './operations.ts'

/** The answer of a source or a `call` step: the contract's shape, or anything after an adapter. */
export function answerShape(asking: Located, api: Api): JsonSchema {
  const call = textOf(get(asking, 'call'))
  if (get(asking, 'adapter') || call === undefined) return ANYTHING
  return api.operations.get(call)?.data ?? ANYTHING
}
