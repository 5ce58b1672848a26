import jsonLogic from 'json-logic-js'

/**
 * Lets json-logic-js compute one of its own operators over values already evaluated. They are handed over as data
 * and read back by index, so that a value which looks like a rule is never taken for one.
 */
export const stock = (operator: string, operands: readonly unknown[]): unknown =>
  jsonLogic.apply(
    { [operator]: operands.map((_, index) => ({ var: String(index) })) } as never,
    operands,
  )
