import { RIGHTS } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import { type OperationUse, operationsIn } from '../shape/operationsIn.ts'

/** The path at which a page reads the user's rights. */
const HELD = 'user.rights'

/** Values compared with the user's rights are known rights: a misspelt one would hide its button from everybody. */
export const unknownRight: Rule = {
  name: 'unknown-right',
  check: ({ trees }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => (role === 'rule' ? operationsIn(at).flatMap(check) : [])),
    ),
}

const isHeld = (operand: Located) => textOf(get(operand, 'var')) === HELD

function check({ operands }: OperationUse): FileFinding[] {
  if (!operands.some(isHeld)) return []
  return operands
    .filter((operand) => !isHeld(operand))
    .flatMap(wordsIn)
    .flatMap((at) => {
      const word = textOf(at) ?? ''
      if (RIGHTS.some((right) => right === word)) return []
      return [
        findingAt(at, {
          code: 'unknown-right',
          message: `没有名为“${word}”的权限`,
          hint: suggest(word, RIGHTS) ?? `可以写：${RIGHTS.join('、')}。`,
        }),
      ]
    })
}

/** The possible texts of an operand: itself, the items of a list, the branches of `if`. */
function wordsIn(operand: Located): Located[] {
  if (textOf(operand) !== undefined) return [operand]
  const branches = get(operand, 'if')?.items ?? []
  const chosen = branches.filter((_, at) => at % 2 === 1 || at === branches.length - 1)
  return [...operand.items, ...chosen].flatMap(wordsIn)
}
