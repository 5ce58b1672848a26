import type { FileFinding } from '#contract/finding.ts'
import { OPERATORS } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { checkRule } from '#domain/logic/checkRule.ts'
import { oncePer } from '#domain/oncePer.ts'
import { isMaskKind } from '#domain/person/mask.ts'
import { isRecordAction, RECORD_ACTIONS } from '#domain/record/statusActions.ts'
import { suggest } from '#domain/text/suggest.ts'
import { lintCode } from '../codes.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { getAt, type Located, type Place, textOf } from '../document/located.ts'
import type { Tree } from '../model/tree.ts'
import { operationsIn } from '../shape/operationsIn.ts'

/**
 * Rules follow the strict json-logic profile: known operators, valid operands, and fixed words where an operator
 * requires them.
 */
export const logic: Rule = {
  name: 'logic',
  check: ({ trees }) => trees.flatMap(findingsIn),
}

const findingsIn = oncePer(({ uses }: Tree) =>
  uses.flatMap(({ role, at }) =>
    role === 'rule' || role === 'checkRule' ? [...checkForm(at), ...checkWords(at)] : [],
  ),
)

/** Findings about an operator, reported at it; others are reported at the value in its place. */
const AT_OPERATOR = ['unknown-operator', 'not-one-operator', 'operand-count']

function checkForm(rule: Located): FileFinding[] {
  return checkRule(rule.value).map(({ code, path, message }) => {
    const at = getAt(rule, pointerSegments(path)) ?? rule
    const operator = AT_OPERATOR.includes(code) ? at.entries[0] : undefined
    const hint = code === 'unknown-operator' ? suggest(operator?.name ?? '', OPERATORS) : undefined
    return findingAt(operator?.key ?? at, { code: lintCode(code, 'operand-type'), message, hint })
  })
}

/** Operators whose first operand is one of a fixed set of words. */
const FIRST_WORDS: Record<string, { accepts(word: string): boolean; words: readonly string[] }> = {
  can: { accepts: isRecordAction, words: RECORD_ACTIONS },
  mask: { accepts: isMaskKind, words: ['mobile', 'cardNo'] },
}

const checkWords = (rule: Located): FileFinding[] =>
  operationsIn(rule).flatMap(({ operator, operands: [first] }) => {
    const allowed = ownValue(FIRST_WORDS, operator)
    const word = textOf(first)
    if (!first || !allowed || word === undefined || allowed.accepts(word)) return []
    return [wrongWord(first, operator, word, allowed.words)]
  })

const wrongWord = (at: Place, operator: string, word: string, words: readonly string[]) =>
  findingAt(at, {
    code: 'operand-word',
    message: `运算符“${operator}”不认识“${word}”`,
    hint: suggest(word, words) ?? `可以写：${words.join('、')}。`,
  })
