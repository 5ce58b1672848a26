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
import { listed, named, valueText } from './words.ts'

/** Options of controllers that every rule takes for the same, whatever else is answered. */
export const options: Inquirer = (inquiry) =>
  findings(
    controllersIn(inquiry)
      .filter((field) => field.options)
      .flatMap((field) => alikeClaim(inquiry, field)),
  )

/** Groups of several options, each seen in one way by all tests of the controller. */
function groupsOf({ subject }: Inquiry, { key }: FormField): unknown[][] {
  const { singles } = subject.domain(key)
  const groups = new Map<string, unknown[]>()
  for (const value of singles) {
    const seen = subject.seen(key, value)
    groups.set(seen, [...(groups.get(seen) ?? []), value])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function alikeClaim(inquiry: Inquiry, field: FormField): Claim[] {
  const { subject } = inquiry
  const { key } = field
  const groups = groupsOf(inquiry, field)
  if (groups.length === 0) return []
  const texts = groups.map((group) => listed(group.map((value) => valueText(subject, key, value))))
  const before = shownWith(inquiry, key)
  const fields = targetsOf(inquiry, key)
  return [
    {
      severity: 'note',
      code: 'options-alike',
      about: { key },
      message: `${named(field)}的这些选项没有规则能分开，选哪一个显示都一样：${texts.join('；')}`,
      steps: groups.flatMap((group) => tryEach(subject, key, group, fields, before)),
    },
  ]
}
