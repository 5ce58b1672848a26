import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, type Place, textOf } from '../document/located.ts'
import type { Operation } from '../shape/operations.ts'

const CODE = 'file-answer'

/** Calls that return a file are used by steps that save it, and no other calls are. */
export const fileAnswer: Rule = {
  name: CODE,
  check: ({ trees, api }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at, holder }) => {
        const operation = api.operations.get(textOf(at) ?? '')
        return role === 'call' && holder && operation ? checkAsking(at, holder, operation) : []
      }),
    ),
}

/** `asking` is the source, step, check or payload document that names the call `at`. */
function checkAsking(at: Located, asking: Located, { answersFile }: Operation): FileFinding[] {
  const save = get(asking, 'save')
  const isPayload = get(asking, 'dsl') !== undefined
  if (!answersFile)
    return save?.value === true
      ? [complain(save, `接口“${at.value}”给出的不是文件，不能写 save`)]
      : []
  if (isPayload) return []
  const adapter = get(asking, 'adapter')
  return [
    ...(save?.value === true
      ? []
      : [complain(at, `接口“${at.value}”给出的是文件，只能用在写了 "save": true 的步骤里`)]),
    ...(adapter ? [complain(adapter, '文件原样保存，不经过转换函数')] : []),
  ]
}

const complain = (at: Place, message: string): FileFinding => findingAt(at, { code: CODE, message })
