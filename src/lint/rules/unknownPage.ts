import type { Rule } from '../context.ts'
import { checkEverywhere } from '../names/everywhere.ts'

/** Routes and modules lead to pages that exist. */
export const unknownPage: Rule = {
  name: 'unknown-page',
  check: (context) =>
    checkEverywhere(context, 'page', context.documents.of('page').keys(), {
      code: 'unknown-page',
      what: '页面',
    }),
}
