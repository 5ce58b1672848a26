/** Why a rule could not be evaluated; the words `checkRule` reports before a rule is ever run. */
export type RuleFault =
  | 'not-one-operator'
  | 'unknown-operator'
  | 'operand-count'
  | 'operand-type'
  | 'empty-segment'

/** Thrown for a rule that cannot be evaluated; evaluation never returns a silent `undefined` instead. */
export class RuleError extends Error {
  override readonly name = 'RuleError'

  /** @param path JSON pointer of the faulty node inside the rule. */
  constructor(
    readonly fault: RuleFault,
    readonly path: string,
    message: string,
  ) {
    super(message)
  }
}
