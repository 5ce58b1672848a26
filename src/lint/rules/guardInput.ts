import type { FileFinding } from '#contract/finding.ts'
import { GUARDS, type GuardName } from '#contract/page.ts'
import { suggest } from '#domain/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** What each guard reads of its `with`. */
const INPUTS: Record<GuardName, { required?: string; optional?: string }> = {
  login: {},
  orgUser: {},
  staff: {},
  ownsRecord: { required: 'record', optional: 'mobile' },
  mobileProven: { optional: 'mobile' },
  wechatOpenId: {},
  picked: { required: 'value' },
}

/** A guard is given what it reads, and nothing it would ignore. */
export const guardInput: Rule = {
  name: 'guard-input',
  check: ({ trees }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => (role === 'guardUse' ? check(at) : [])),
    ),
}

function check(use: Located): FileFinding[] {
  const name = get(use, 'guard')
  const guard = GUARDS.find((known) => known === textOf(name))
  if (!name || !guard) return []
  const { required, optional } = INPUTS[guard]
  const known = [required, optional].filter((input) => input !== undefined)
  const given = get(use, 'with')?.entries ?? []
  const idle = given.filter((entry) => !known.includes(entry.name))
  const missing = required !== undefined && !given.some((entry) => entry.name === required)
  return [
    ...idle.map((entry) =>
      complain(entry.key, `守卫“${guard}”不看“${entry.name}”`, suggest(entry.name, known)),
    ),
    ...(missing ? [complain(name, `守卫“${guard}”要在 with 里给出“${required}”`)] : []),
  ]
}

const complain = (at: Parameters<typeof findingAt>[0], message: string, hint?: string) =>
  findingAt(at, { code: 'guard-input', message, hint })
