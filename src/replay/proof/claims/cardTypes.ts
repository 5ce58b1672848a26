import { ownValue } from '#contract/record.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { controllersOf } from '../form/dependence.ts'
import type { Subject } from '../form/subject.ts'
import { type Answers, isOpen } from '../search/reach.ts'
import { obstacles } from '../search/submission.ts'
import { type Search, sweep } from '../search/sweep.ts'
import { submitted } from '../witness/submitted.ts'
import { type Findings, findings, type Inquirer, type Inquiry, merged } from './claim.ts'
import { answersText, nameOf } from './words.ts'

/** Required card numbers that can show without a chosen card type, so that the applicant cannot fill them in. */
export const cardTypes: Inquirer = (inquiry) => {
  const found = obstacles(inquiry.subject)
  const keys = [...found].filter(([, obstacle]) => obstacle === 'byCard').map(([key]) => key)
  return merged(keys.map((key) => checkCardNumber(inquiry, key)))
}

function checkCardNumber({ subject, bound }: Inquiry, key: string): Findings {
  const { stuck, complete } = stuckWith(subject, key, bound)
  const at = { code: 'card-without-type', about: { key } } as const
  const number = nameOf(subject, key)
  if (!stuck && complete) return findings([])
  if (!stuck) return findings([], [{ ...at, message: `${number}显示时能否选择证件类型：没有试遍` }])
  const answers = stuck.size > 0 ? `${answersText(subject, stuck)} 时` : ''
  const why = ownValue(subject.bundle.fields, CARD_TYPE_KEY)
    ? `${nameOf(subject, CARD_TYPE_KEY)}不显示`
    : `表单里没有证件类型（${CARD_TYPE_KEY}）`
  const message = `${answers}${number}必填，却无法填写：${why}`
  const steps = submitted(subject, Object.fromEntries(stuck), [key])
  return findings([{ ...at, severity: 'error', message, steps }])
}

/** Finds valid answers with which the number shows and the card type does not. */
function stuckWith(
  subject: Subject,
  key: string,
  bound: number,
): { stuck: Answers | undefined; complete: boolean } {
  const type = ownValue(subject.bundle.fields, CARD_TYPE_KEY) ? [CARD_TYPE_KEY] : []
  const search: Search = {
    fields: [...type, key],
    alsoInvalid: false,
    evaluate: (each, isShown) => {
      if (each === key) return isShown ? 'yes' : 'no'
      return each === CARD_TYPE_KEY && isShown ? 'no' : 'yes'
    },
  }
  const { ends, complete } = sweep(subject, search, bound)
  const controllers = controllersOf(search.fields, subject.dependences, subject.bundle)
  const unsure =
    isOpen(subject, search.fields) ||
    controllers.some((each) => !subject.own.isComputed(each) && subject.domain(each).unsure)
  return { stuck: ends[0]?.answers(), complete: complete && !unsure }
}
