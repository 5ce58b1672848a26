import type { Rule } from '../context.ts'
import { checkDeclared } from '../names/declared.ts'

/** Timers named by steps and countdowns are declared in the page's model. */
export const unknownTimer: Rule = {
  name: 'unknown-timer',
  check: (context) =>
    checkDeclared(context, 'timer', (page) => page.timers.keys(), {
      code: 'unknown-timer',
      what: '计时器',
    }),
}
