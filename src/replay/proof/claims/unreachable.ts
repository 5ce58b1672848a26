import { commaList } from '#domain/commaList.ts'
import type { Reach } from '../search/reach.ts'
import { walkThrough } from '../witness/steps.ts'
import {
  type Claim,
  type FindingCode,
  findings,
  type Gap,
  type Inquirer,
  type Inquiry,
} from './claim.ts'
import { listed, nameOf } from './words.ts'

/** Fields that show in no answer set, and required ones that nobody is ever asked for. */
export const unreachable: Inquirer = (inquiry) => {
  const never = inquiry.reach.filter(({ shown }) => !shown)
  const { order } = inquiry.subject.bundle
  return findings(
    [
      ...never.filter(({ complete }) => complete).map((reach) => unreachableClaim(inquiry, reach)),
      ...order.flatMap((key) => fixedClaim(inquiry, key)),
    ],
    never.filter(({ complete }) => !complete).map((reach) => gapOf(inquiry, reach)),
  )
}

const codeOf = ({ subject }: Inquiry, key: string): FindingCode =>
  subject.bundle.fields[key]?.required ? 'required-unreachable' : 'unreachable-field'

function unreachableClaim(inquiry: Inquiry, { target, controllers, count }: Reach): Claim {
  const { subject } = inquiry
  const by = listed(controllers.map((key) => nameOf(subject, key)))
  const required = subject.bundle.fields[target]?.required ? '必填，但' : ''
  return {
    severity: 'error',
    code: codeOf(inquiry, target),
    about: { key: target },
    message: `${nameOf(subject, target)}${required}在任何答案下都不显示：${by}的 ${count} 组答案已全部试过`,
    steps: walkThrough(subject, controllers, [target]),
  }
}

const gapOf = (inquiry: Inquiry, { target, count }: Reach): Gap => ({
  code: codeOf(inquiry, target),
  about: { key: target },
  message: `${nameOf(inquiry.subject, target)}能否显示：试过 ${count} 组答案没有显示，但没有试遍`,
})

/** Fields no relation can show, where that contradicts what else the form says about them. */
function fixedClaim({ subject, definitions }: Inquiry, key: string): Claim[] {
  const field = subject.bundle.fields[key]
  if (!field?.isHide) return []
  const steps = [{ expect: { hidden: [key] } }]
  const snapshot = subject.bundle.origin[`/fields/${key}/isHide`]?.path.endsWith('/isShow')
  const isNamed = definitions.some(({ fields }) => commaList(fields).includes(key))
  const why = snapshot ? 'isShow 为否，又没有字段控制它' : '设了 isHide'
  if (field.required && !field.submitsDefault) {
    const message = `${nameOf(subject, key)}必填，但${why}，任何答案下都不显示，也不会提交`
    return [{ severity: 'error', code: 'required-unreachable', about: { key }, message, steps }]
  }
  if (!snapshot && !isNamed) return []
  const message = `${nameOf(subject, key)}${why}，${isNamed ? '关联它也不会显示' : '任何答案下都不显示'}`
  return [{ severity: 'warning', code: 'unreachable-field', about: { key }, message, steps }]
}
