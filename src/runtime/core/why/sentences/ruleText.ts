import type { Clause, RuleResult } from '#contract/why.ts'

/** Formats conditions with what they read: `“出生日期”到今天不满 18 年（现在“出生日期”是“1990-03-01”，即 36 年）`. */
const clauseText = ({ words, now }: Clause): string => words + (now === '' ? '' : `（现在${now}）`)

/** Formats what a rule that holds came down to. */
export const metText = ({ clauses, words }: RuleResult): string =>
  clauses.map(clauseText).join('，且') || words

/** Formats what a rule that does not hold still needs. */
export function unmetText({ clauses, words }: RuleResult): string {
  const unmet = clauses.filter(({ holds }) => !holds)
  return unmet.length > 0 ? unmet.map(clauseText).join('；') : words
}
