import type { Rule } from '../context.ts'
import { checkEverywhere } from '../names/everywhere.ts'

/** A source's adapter is one of `adapters/records`. */
export const unknownAdapter: Rule = {
  name: 'unknown-adapter',
  check: (context) =>
    checkEverywhere(context, 'adapter', context.input.adapters, {
      code: 'unknown-adapter',
      what: '转换函数',
    }),
}
