import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { controllersOf } from '../form/dependence.ts'
import type { Subject } from '../form/subject.ts'
import { enumerate } from '../search/enumerate.ts'
import type { Answers } from '../search/reach.ts'
import { obstacles } from '../search/submission.ts'
import { refused } from '../witness/refused.ts'
import { type Findings, findings, type Inquirer, type Inquiry, merged } from './claim.ts'
import { answersText, nameOf } from './words.ts'

/** Required card numbers that show while nobody can say which card they are of: whoever answers so is stuck. */
export const cardTypes: Inquirer = (inquiry) => {
  const found = obstacles(inquiry.subject)
  const keys = [...found].filter(([, obstacle]) => obstacle === 'byCard').map(([key]) => key)
  return merged(keys.map((key) => judged(inquiry, key)))
}

function judged({ subject, bound }: Inquiry, key: string): Findings {
  const { stuck, complete } = stuckWith(subject, key, bound)
  const at = { code: 'card-without-type', about: { key } } as const
  const number = nameOf(subject, key)
  if (!stuck && complete) return findings([])
  if (!stuck) return findings([], [{ ...at, message: `${number}显示时能否选择证件类型：没有试遍` }])
  const answers = stuck.size > 0 ? `${answersText(subject, stuck)} 时` : ''
  const why = Object.hasOwn(subject.bundle.fields, CARD_TYPE_KEY)
    ? `${nameOf(subject, CARD_TYPE_KEY)}不显示`
    : `表单里没有证件类型（${CARD_TYPE_KEY}）`
  const message = `${answers}${number}必填，却无法填写：${why}`
  const steps = refused(subject, Object.fromEntries(stuck), [key])
  return findings([{ ...at, severity: 'error', message, steps }])
}

/** Valid answers with which the number shows and the card's type does not. */
function stuckWith(
  subject: Subject,
  key: string,
  bound: number,
): { stuck: Answers | undefined; complete: boolean } {
  const fields = [key, CARD_TYPE_KEY].filter((each) => Object.hasOwn(subject.bundle.fields, each))
  const controllers = controllersOf(fields, subject.relations, subject.bundle)
  let stuck: Answers | undefined
  const { end } = enumerate(subject, { controllers, fields, alsoInvalid: false }, bound, (set) => {
    const isStuck = set.isShown(key) && !(fields.length > 1 && set.isShown(CARD_TYPE_KEY))
    if (isStuck) stuck = new Map(set.answers)
    return isStuck
  })
  const unsure = controllers.some(
    (each) => subject.domain(each).open || subject.domain(each).unsure,
  )
  return { stuck, complete: end === 'complete' && !unsure }
}
