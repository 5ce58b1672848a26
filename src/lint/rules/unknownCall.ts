import type { Rule } from '../context.ts'
import { checkEverywhere } from '../names/everywhere.ts'

/** Sources, steps and payloads name calls of the contract. */
export const unknownCall: Rule = {
  name: 'unknown-call',
  check: (context) =>
    checkEverywhere(context, 'call', context.api.operations.keys(), {
      code: 'unknown-call',
      what: '接口',
    }),
}
