import type { Aspect, AspectResult, AttributeChange, Cause, Change, Flip } from '#contract/why.ts'
import { quoted } from './words.ts'

/** Formats the change that would reverse the result; empty when there is none. */
export function flipText(result: AspectResult, { changes, attribute, tried }: Flip): string {
  const [first] = changes
  const outcome = outcomeOf(result)
  const others = attribute ? attributeText(attribute) : ''
  if (first && changes.length === 1)
    return `${changeText(first)}就${outcome}。${others && `也可以${others}`}`
  if (first)
    return `没有哪一项单独修改能改变它；同时${changes.map(changeText).join('，')}，就${outcome}。`
  if (attribute) return `要改变只能修改配置：${others}`
  return NEEDS[result.cause.by] ?? patternNeed(result) ?? (tried > 0 ? nothingFound(tried) : '')
}

/** The opposite results, phrased as outcomes. */
const OUTCOMES: Record<Aspect, [whenTrue: string, whenFalse: string]> = {
  shown: ['不再显示', '会显示'],
  required: ['不显示，也就不必填', '会显示，并且必填'],
  disabled: ['可以修改', '不能修改'],
  error: ['没有错误', '会出错'],
}

const WRONG: readonly Cause['by'][] = ['check', 'ruleCheck', 'told', 'full']

/** Returns the outcome; a message not shown yet counts as an error. */
function outcomeOf({ aspect, holds, cause }: AspectResult): string {
  const [whenTrue, whenFalse] = OUTCOMES[aspect]
  return (aspect === 'error' ? WRONG.includes(cause.by) : holds) ? whenTrue : whenFalse
}

function changeText({ label, to, byHand }: Change): string {
  const act = to.text === '' ? `清空${label}` : `把${label}改为${quoted(to)}`
  return byHand ? act : `${act}（这一项填写人不能修改）`
}

const attributeText = ({ attribute, on }: AttributeChange): string =>
  `${on ? '打开' : '关闭'} ${attribute}。`

/** What is needed where no value could be tried. */
const NEEDS: Partial<Record<Cause['by'], string>> = {
  cycle: '要改变只能修改配置：去掉其中一个关联。',
  computed: '要改变它，改它所用的内容。',
  locked: '要修改它，需要页面解除锁定。',
  frozen: '提交结束后就可以修改。',
  taken: '换一个没有登记过的值，由服务器再查一次。',
  obstacle: '等它完成，或者放弃它，就没有错误。',
}

const patternNeed = ({ cause }: AspectResult): string | undefined =>
  cause.by === 'check' && cause.judged.pattern !== undefined
    ? '没有找到符合校验规则的例子，请按规则填写。'
    : undefined

const nothingFound = (tried: number): string => `无法由单个字段改变（试过 ${tried} 种修改）。`
