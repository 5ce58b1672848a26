import type { FormField } from '#contract/form.ts'
import { tryEach } from '../witness/tryEach.ts'
import {
  type Claim,
  controllersIn,
  findings,
  type Inquirer,
  type Inquiry,
  shownWith,
  targetsOf,
} from './claim.ts'
import { listed, nameOf, valueText } from './words.ts'

/** Options of controllers that all rules treat alike, whatever else is answered. */
export const options: Inquirer = (inquiry) =>
  findings(
    controllersIn(inquiry)
      .filter((field) => field.options)
      .flatMap((field) => alikeClaim(inquiry, field)),
  )

/** Groups options that all tests of the controller treat alike. */
function groupsOf({ subject }: Inquiry, { key }: FormField): unknown[][] {
  const { singles } = subject.domain(key)
  const groups = new Map<string, unknown[]>()
  for (const value of singles) {
    const seen = subject.seen(key, value)
    const group = groups.get(seen)
    if (group) group.push(value)
    else groups.set(seen, [value])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Maximum number of groups in a message and in a witness. */
const MOST_GROUPS = 3

function alikeClaim(inquiry: Inquiry, field: FormField): Claim[] {
  const { subject } = inquiry
  const { key } = field
  const groups = groupsOf(inquiry, field)
  if (groups.length === 0) return []
  const named = groups.slice(0, MOST_GROUPS)
  const texts = named.map((group) => listed(group, (value) => valueText(subject, key, value)))
  const more = groups.length > named.length ? ` 等 ${groups.length} 组` : ''
  const before = shownWith(inquiry, key)
  const fields = targetsOf(inquiry, key)
  return [
    {
      severity: 'note',
      code: 'options-alike',
      about: { key },
      message: `${nameOf(subject, key)}的这些选项没有规则能分开，选哪一个显示都一样：${texts.join('；')}${more}`,
      steps: named.flatMap((group) => tryEach(subject, key, group, fields, before)),
    },
  ]
}
