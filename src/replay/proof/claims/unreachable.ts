import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { commaList } from '#domain/text/commaList.ts'
import type { ScenarioStep } from '../../scenario.ts'
import { asksRetired } from '../form/retired.ts'
import type { Reach } from '../search/reach.ts'
import { walkThrough } from '../witness/steps.ts'
import { tryEach } from '../witness/tryEach.ts'
import {
  type Claim,
  type FindingCode,
  findings,
  type Gap,
  type Inquirer,
  type Inquiry,
  shownWith,
} from './claim.ts'
import { countText, listed, nameOf, tried } from './words.ts'

/** Fields that show in no answer set, and required fields that never show. */
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
  ownValue(subject.bundle.fields, key)?.required ? 'required-unreachable' : 'unreachable-field'

function unreachableClaim(inquiry: Inquiry, { target, controllers, direct, count }: Reach): Claim {
  const { subject } = inquiry
  const by = listed(direct.map((controller) => nameOf(subject, controller)))
  const why = by === '' ? '它的显示规则总不满足' : `控制它的是${by}`
  const required = ownValue(subject.bundle.fields, target)?.required ? '必填，但' : ''
  const isKept = subject.relationsTo(target).some((relation) => asksRetired(subject, relation))
  const kept = `${nameOf(subject, target)}只对从前选了已停用选项的人显示，新申请的人看不到它`
  return {
    severity: isKept ? 'note' : 'error',
    code: codeOf(inquiry, target),
    about: { key: target },
    message: isKept
      ? kept
      : `${nameOf(subject, target)}${required}在任何答案下都不显示：${why}，规则能分开的${countText(count)}组答案都试过`,
    steps: [
      ...walkThrough(subject, controllers, [target]),
      ...direct.flatMap((controller) => tryAll(inquiry, controller, target)),
    ],
  }
}

const gapOf = (inquiry: Inquiry, reach: Reach): Gap => ({
  code: codeOf(inquiry, reach.target),
  about: { key: reach.target },
  message: `${nameOf(inquiry.subject, reach.target)}能否显示：${tried(reach)}`,
})

/** Returns steps that enter every value of a controller in turn. */
function tryAll(inquiry: Inquiry, controller: string, target: string): ScenarioStep[] {
  const { subject } = inquiry
  if (subject.field(controller).isDisable) return []
  const { singles } = subject.domain(controller)
  const before = shownWith(inquiry, controller)
  return singles.length > 0 ? tryEach(subject, controller, singles, [target], before) : []
}

/** Returns whether any relation of a definition names the key, switched on or not. */
const namesTarget = ({ fields, relations }: RawField, key: string): boolean =>
  [{ fields }, ...(Array.isArray(relations) ? relations.filter(isRecord) : [])].some((relation) =>
    commaList(relation.fields).includes(key),
  )

/** Reports fields that no relation can show although the form otherwise expects them to. */
function fixedClaim({ subject, definitions }: Inquiry, key: string): Claim[] {
  const field = ownValue(subject.bundle.fields, key)
  if (!field?.isHide) return []
  const steps = [{ expect: { hidden: [key] } }]
  const snapshot = ownValue(
    subject.bundle.origin,
    jsonPointer('fields', key, 'isHide'),
  )?.path.endsWith('/isShow')
  const isNamed = definitions.some((definition) => namesTarget(definition, key))
  const why = snapshot ? 'isShow 为否，又没有字段控制它' : '设了 isHide'
  if (field.required && !field.submitsDefault) {
    const message = `${nameOf(subject, key)}必填，但${why}，任何答案下都不显示，也不会提交`
    return [{ severity: 'error', code: 'required-unreachable', about: { key }, message, steps }]
  }
  if (!snapshot && !isNamed) return []
  const message = `${nameOf(subject, key)}${why}，${isNamed ? '关联它也不会显示' : '任何答案下都不显示'}`
  return [{ severity: 'warning', code: 'unreachable-field', about: { key }, message, steps }]
}
