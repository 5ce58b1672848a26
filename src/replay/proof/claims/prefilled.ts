import { obstacles } from '../search/submission.ts'
import { submitted } from '../witness/submitted.ts'
import { type Claim, findings, type Inquirer, type Inquiry, shownWith } from './claim.ts'
import { nameOf } from './words.ts'

/** Required fields that are disabled and have no default: they stay empty unless a page fills them in. */
export const prefilled: Inquirer = (inquiry) => {
  const never = new Set(inquiry.reach.filter(({ shown }) => !shown).map(({ target }) => target))
  const keys = [...obstacles(inquiry.subject)]
    .filter(([key, obstacle]) => obstacle === 'prefill' && !never.has(key))
    .map(([key]) => key)
  return findings(keys.map((key) => claimOf(inquiry, key)))
}

function claimOf(inquiry: Inquiry, key: string): Claim {
  const { subject } = inquiry
  return {
    severity: 'warning',
    code: 'disabled-empty',
    about: { key, attributes: ['isDisable'] },
    message: `${nameOf(subject, key)}必填，又不可编辑，也没有默认值：页面没有预填它时，显示它就不能提交`,
    steps: submitted(subject, Object.fromEntries(shownWith(inquiry, key)), [key]),
  }
}
