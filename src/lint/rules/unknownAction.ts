import type { Rule } from '../context.ts'
import { checkDeclared } from '../names/declared.ts'

/** Actions named by nodes are declared in the page's model. */
export const unknownAction: Rule = {
  name: 'unknown-action',
  check: (context) =>
    checkDeclared(context, 'action', (page) => page.actions.keys(), {
      code: 'unknown-action',
      what: '动作',
    }),
}
