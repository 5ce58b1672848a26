import { get, type Located, textOf } from '../document/located.ts'
import { ANYTHING, type JsonSchema } from './jsonSchema.ts'
import type { Api } from './operations.ts'

/** What a source or a `call` step answers: what the contract says, or anything once an adapter has seen it. */
export function answerShape(asking: Located, api: Api): JsonSchema {
  const call = textOf(get(asking, 'call'))
  if (get(asking, 'adapter') || call === undefined) return ANYTHING
  return api.operations.get(call)?.data ?? ANYTHING
}
