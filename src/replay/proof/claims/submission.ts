import type { Subject } from '../form/subject.ts'
import { submitted } from '../witness/submitted.ts'
import { aboutOf, type Claim, findings, type Gap, type Inquirer, type Inquiry } from './claim.ts'
import { countText, listed, nameOf } from './words.ts'

/** Forms that can never be submitted, and fields with which they cannot. */
export const submission: Inquirer = (inquiry) => {
  if (inquiry.whole.verdict === 'no') return findings([wholeClaim(inquiry)])
  const whole = inquiry.whole.verdict === 'undecided' ? [wholeGap(inquiry)] : []
  const fields = [...inquiry.submittable]
  const claims = fields.flatMap(([key, { verdict, count }]) =>
    verdict === 'no' ? fieldClaim(inquiry, key, count) : [],
  )
  const gaps = fields.filter(([, { verdict }]) => verdict === 'undecided')
  return findings(claims, [...whole, ...gaps.map(([key]) => fieldGap(inquiry, key))])
}

function wholeClaim({ subject, whole }: Inquiry): Claim {
  const names = whole.inTheWay.map((key) => nameOf(subject, key))
  const [first = ''] = whole.inTheWay
  return {
    severity: 'error',
    code: 'never-submitted',
    about: aboutOf(subject, first),
    message: `整张表单在任何答案下都不能提交：${listed(names)}${CANNOT[kindOf(subject, whole.inTheWay)]}（规则能分开的${countText(whole.count)}组答案都试过）`,
    steps: submitted(subject, {}, []),
  }
}

/** What is in the way of submitting: fields, checks over several, or both. */
const CANNOT = {
  fields: '填不出有效的值',
  checks: '没有答案能满足',
  both: '不能同时满足',
}

function kindOf({ checks }: Subject, keys: readonly string[]): keyof typeof CANNOT {
  const found = keys.filter((key) => checks.includes(key))
  if (found.length === 0) return 'fields'
  return found.length === keys.length ? 'checks' : 'both'
}

function wholeGap({ subject, whole }: Inquiry): Gap {
  const [first = ''] = whole.inTheWay
  const names = listed(whole.inTheWay, (key) => nameOf(subject, key))
  const which = names === '' ? '' : `（${names}）`
  return {
    code: 'never-submitted',
    about: aboutOf(subject, first),
    message: `整张表单能否提交：没有找到能提交的答案，也没有试遍${which}`,
  }
}

function fieldClaim({ subject, reach }: Inquiry, key: string, count: number): Claim[] {
  const shown = reach.find(({ target }) => target === key)?.shown
  if (!shown) return []
  return [
    {
      severity: 'warning',
      code: 'shown-never-submitted',
      about: { key },
      message: `${nameOf(subject, key)}只在不能提交的答案下显示：能提交的${countText(count)}组答案都试过，没有一组显示它`,
      steps: submitted(subject, Object.fromEntries(shown), [key]),
    },
  ]
}

const fieldGap = ({ subject }: Inquiry, key: string): Gap => ({
  code: 'shown-never-submitted',
  about: { key },
  message: `${nameOf(subject, key)}显示时能否提交：没有找到能提交的答案，也没有试遍`,
})
