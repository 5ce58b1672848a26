import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/activity.json' with { type: 'json' }
import dues from '#server/messages/dues.json' with { type: 'json' }
import rights from '#server/messages/rights.json' with { type: 'json' }
import { isOnline, PAY_PROVIDERS } from '#server/providers/pay/payProviderRegistry.ts'
import type { ActivityDetail } from '#server/store/tables/activity.ts'

const { details, names } = words

/** Details of an entry as one line. */
export function detailText(detail: ActivityDetail): string {
  const { said = {}, by, fields, rows, ended, version } = detail
  const parts = [
    ...Object.entries(said).map(([name, value]) =>
      fill(details.said, { name: nameOf(name), value: wordOf(name, value) }),
    ),
    ...(by ? [fill(details.by, { names: namesOf(by) })] : []),
    ...(fields && fields.length > 0 ? [fill(details.fields, { names: namesOf(fields) })] : []),
    ...(rows === undefined ? [] : [fill(details.rows, { rows })]),
    ...(ended === undefined ? [] : [details.ended[ended]]),
    ...(version === undefined ? [] : [fill(details.version, { version })]),
    ...rightsText(detail),
  ]
  return parts.join('；')
}

const nameOf = (name: string): string => ownValue(names, name) ?? name
const namesOf = (all: readonly string[]): string => all.map(nameOf).join('、')

function wordOf(name: string, value: string): string {
  if (name === 'method') return methodName(value)
  const values: Readonly<Record<string, string>> = ownValue(words.values, name) ?? {}
  return ownValue(values, value) ?? value
}

const methodName = (method: string): string =>
  isOnline(method)
    ? PAY_PROVIDERS[method].texts.label
    : (ownValue(dues.offline, method)?.label ?? method)

function rightsText({ before, after }: ActivityDetail): string[] {
  if (!before || !after) return []
  return [fill(details.rights, { before: rightsOf(before), after: rightsOf(after) })]
}

const rightsOf = (held: readonly string[]): string =>
  held.map((right) => ownValue(rights, right) ?? right).join('、') || details.noRights
