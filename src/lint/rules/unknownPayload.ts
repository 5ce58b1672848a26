import type { Rule } from '../context.ts'
import { checkEverywhere } from '../names/everywhere.ts'

/** A body named by a step is a document of `payloads`. */
export const unknownPayload: Rule = {
  name: 'unknown-payload',
  check: (context) =>
    checkEverywhere(context, 'payload', context.documents.of('payload').keys(), {
      code: 'unknown-payload',
      what: '请求体',
    }),
}
