import { controllersOf } from '../form/dependence.ts'
import { isOpen } from '../search/reach.ts'
import { type End, sweep } from '../search/sweep.ts'
import { walkThrough } from '../witness/steps.ts'
import { submitted } from '../witness/submitted.ts'
import {
  aboutOf,
  type Claim,
  type Findings,
  findings,
  type Inquirer,
  type Inquiry,
  merged,
} from './claim.ts'
import { countText, nameOf, tried } from './words.ts'

/** Checks over several fields that never fail, whatever is answered, or that nothing meets. */
export const checks: Inquirer = (inquiry) =>
  merged(inquiry.subject.checks.map((key) => checkOne(inquiry, key)))

function checkOne({ subject, bound }: Inquiry, key: string): Findings {
  const field = subject.bundle.checks?.[subject.checks.indexOf(key)]?.field ?? ''
  const { ends, complete, count } = sweep(
    subject,
    { fields: [key], target: key, alsoInvalid: true },
    bound,
  )
  const asked = ends.filter(({ target }) => target?.asked)
  const holds = ({ target }: End): boolean =>
    target !== undefined && subject.own.decider(key)?.holds?.(target.known) === true
  const [failing, holding] = [asked.find((end) => !holds(end)), asked.find(holds)]
  if (failing && holding) return findings([])
  const open = isOpen(subject, [key])
  const about = aboutOf(subject, key)
  const code = failing ? 'check-never-holds' : 'check-never-fails'
  const name = nameOf(subject, key)
  if (!complete || open) {
    const question = failing ? '能不能满足' : '会不会提示'
    return findings([], [{ code, about, message: `${name}${question}：${tried({ count, open })}` }])
  }
  const all = `规则能分开的${countText(count)}组答案都试过`
  const controllers = controllersOf([key], subject.dependences, subject.bundle)
  const seen = (failing ?? holding)?.answers() ?? new Map()
  const steps: Claim['steps'] = [
    ...walkThrough(subject, controllers, [field]),
    ...submitted(subject, Object.fromEntries(seen), failing || holding ? [field] : []),
  ]
  if (failing) {
    const message = `${name}在任何答案下都不满足，${nameOf(subject, field)}显示时就不能提交：${all}`
    return findings([{ severity: 'error', code, about, message, steps }])
  }
  const why = holding ? '总是满足' : `${nameOf(subject, field)}从不显示`
  const message = `${name}不起作用：${why}，${all}`
  return findings([{ severity: 'warning', code, about, message, steps }])
}
