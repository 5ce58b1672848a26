import { FIELD_TYPE_VERBS } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import type { Aspect, AspectResult, AttributeChange, Cause, Change, Flip } from '#contract/why.ts'
import { quoted } from './words.ts'

/** Formats the change that would reverse the result; empty when there is none. */
export function flipText(result: AspectResult, { changes, attribute, tried }: Flip): string {
  const [first] = changes
  const outcome = outcomeOf(result)
  const others = attribute ? attributeText(attribute) : ''
  if (first && changes.length === 1)
    return `${changeText(first)}就${outcome}。${others && `也可以${others}`}`
  if (first) return `只改一项不够，要同时${changes.map(changeText).join('，')}，就${outcome}。`
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

const changeText = (change: Change): string =>
  change.byHand ? actText(change) : `${actText(change)}（这一项填写人不能修改）`

function actText({ label, type, from, to, isExample }: Change): string {
  if (to.text === '') return `清空${label}`
  const verb = FIELD_TYPE_VERBS[type]
  const value = quoted(to)
  if (from.text !== '')
    return isExample ? `修改${label}（例如改为${value}）` : `把${label}改为${value}`
  if (isExample) return `${verb}${label}（例如${value}）`
  return `把${label}${verb === '选择' ? '选' : '填'}为${value}`
}

const attributeText = ({ attribute, on }: AttributeChange): string =>
  `${on ? '打开' : '关闭'} ${attribute}。`

/** Returns the requirement in words, when no value could be tried. */
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
