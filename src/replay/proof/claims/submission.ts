import { refused } from '../witness/refused.ts'
import { type Claim, findings, type Gap, type Inquirer, type Inquiry } from './claim.ts'
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
    about: { key: first },
    message: `整张表单在任何答案下都不能提交：${listed(names)}填不出有效的值（规则能分开的${countText(whole.count)}组答案都试过）`,
    steps: refused(subject, {}, []),
  }
}

function wholeGap({ subject, whole }: Inquiry): Gap {
  const [first = ''] = whole.inTheWay
  const names = listed(whole.inTheWay, (key) => nameOf(subject, key))
  const which = names === '' ? '' : `（${names}）`
  return {
    code: 'never-submitted',
    about: { key: first },
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
      steps: refused(subject, Object.fromEntries(shown), [key]),
    },
  ]
}

const fieldGap = ({ subject }: Inquiry, key: string): Gap => ({
  code: 'shown-never-submitted',
  about: { key },
  message: `${nameOf(subject, key)}显示时能否提交：没有找到能提交的答案，也没有试遍`,
})
