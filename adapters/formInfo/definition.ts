/**
 * Returns the definition of a `formConfig` document, as it is converted, hashed, sent and stored (decision 0293): its
 * `formInfo`, with its `checks` when it has some.
 */
export const definitionOf = ({
  formInfo,
  checks,
}: {
  formInfo?: unknown
  checks?: unknown
}): unknown => (isNothing(checks) ? formInfo : { formInfo, checks })

const isNothing = (checks: unknown): boolean =>
  checks === undefined || (Array.isArray(checks) && checks.length === 0)
