import type { FileFinding } from '#contract/finding.ts'
import { GUARDS } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { suggest } from '#domain/text/suggest.ts'
import pageSchema from '#schemas/page.schema.json' with { type: 'json' }
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** The properties of `with` that a guard reads; guards not listed read none. */
const INPUTS: Readonly<Record<string, { required?: string; optional?: string }>> =
  pageSchema.$defs.guardName.inputs

/** A guard gets the input it reads, and none that it would ignore. */
export const guardInput: Rule = {
  name: 'guard-input',
  check: ({ trees }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => (role === 'guardUse' ? check(at) : [])),
    ),
}

function check(use: Located): FileFinding[] {
  const name = get(use, 'guard')
  const guard = GUARDS.find((candidate) => candidate === textOf(name))
  if (!name || !guard) return []
  const { required, optional } = ownValue(INPUTS, guard) ?? {}
  const allowedInputs = [required, optional].filter((input) => input !== undefined)
  const inputs = get(use, 'with')?.entries ?? []
  const idle = inputs.filter((entry) => !allowedInputs.includes(entry.name))
  const missing = required !== undefined && !inputs.some((entry) => entry.name === required)
  return [
    ...idle.map((entry) =>
      complain(entry.key, `守卫“${guard}”不看“${entry.name}”`, suggest(entry.name, allowedInputs)),
    ),
    ...(missing ? [complain(name, `守卫“${guard}”要在 with 里给出“${required}”`)] : []),
  ]
}

const complain = (at: Parameters<typeof findingAt>[0], message: string, hint?: string) =>
  findingAt(at, { code: 'guard-input', message, hint })
