import jsonLogic from 'json-logic-js'

/**
 * Evaluates one of json-logic-js's own operators over values already evaluated. The values are passed as data and read
 * by index, so that a value which looks like a rule is never evaluated as one.
 */
export const stock = (operator: string, operands: readonly unknown[]): unknown =>
  jsonLogic.apply(
    { [operator]: operands.map((_, index) => ({ var: String(index) })) } as never,
    operands,
  )
