/** An operand of a kind its operator does not take; the walker adds the place and makes it a RuleError. */
export class OperandError extends Error {
  override readonly name = 'OperandError'
}
