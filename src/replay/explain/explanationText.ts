import { ASPECTS, type Aspect, type Reason } from '#contract/why.ts'
import type { FileExplanation } from './explainFile.ts'

const TITLES: Record<Aspect, string> = {
  shown: '显示',
  required: '必填',
  disabled: '不可修改',
  error: '错误',
}

/** A file's explanation for people: one paragraph an aspect, the rule as a tree below it. */
export function explanationText({ file, title, steps, explanation }: FileExplanation): string {
  if (!explanation) return ''
  const { path, label, type, read, answers } = explanation
  const head = `${title}  ${file}${steps > 0 ? `（播放了 ${steps} 步）` : ''}`
  const value = `${label}（${path}，${type}）现在${read.text === '' ? '为空' : `是“${read.text}”`}`
  const paragraphs = ASPECTS.flatMap((aspect) => {
    const { holds, sentence, cause } = answers[aspect]
    const mark = `  ${TITLES[aspect]}：${holds ? '是' : '否'}  ${sentence}`
    return [mark, ...('trace' in cause ? treeLines(cause.trace, 3) : [])]
  })
  return [head, value, ...paragraphs].join('\n')
}

/** `→` marks the operands a value came down to. */
function treeLines({ op, value, decides, operand, operands }: Reason, depth: number): string[] {
  const name = operand ? `var ${operand.key} ${operand.label}` : op
  const line = `${'  '.repeat(depth)}${decides ? '→' : ' '} ${name} = ${JSON.stringify(value)}`
  const inner = operands.filter((each) => each.op !== 'literal' || each.operands.length === 0)
  return [line, ...inner.flatMap((each) => treeLines(each, depth + 1))]
}
