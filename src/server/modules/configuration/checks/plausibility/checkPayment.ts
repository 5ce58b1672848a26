import { isOn } from '#adapters/formInfo/attributes/spellings.ts'
import { PayMethod } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { readFee, versionsOf } from '#domain/money/fees/feeVersions.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { captionOf } from '../../documents/captions.ts'
import { SCHEMAS } from '../../documents/documentSchemas.ts'
import { configFinding } from '../configFinding.ts'
import { typeNames } from './typeNames.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

const SWITCHES = 'payConfig.json'

/**
 * Reports a fee that no open payment method accepts, and an open transfer or payment on the spot without the account or
 * address that payers need. The first is a warning, because a society may close all methods for a while.
 */
export const checkPayment = (roots: Roots): FileFinding[] => [
  ...unpayable(roots),
  ...OFFLINE.flatMap(([method, members]) =>
    members.flatMap((member) => checkTold(roots.get(SWITCHES), method, member)),
  ),
]

function unpayable(roots: Roots): FileFinding[] {
  const open = openMethods(roots)
  const names = typeNames(roots)
  return (roots.get('fees.json')?.items ?? []).flatMap((entry) => {
    const place = get(get(entry, 'payPeriod'), 'payMethod')
    const allowed = (place?.items ?? []).map((item) => textOf(item) ?? '')
    const isTaken = open.some((method) => allowed.some((prefix) => method.startsWith(prefix)))
    if (!place || isTaken || isFree(entry)) return []
    const type = textOf(get(entry, 'memberType')) ?? ''
    return [configFinding(place, 'fee-unpayable', { name: names.get(type) ?? type })]
  })
}

function isFree(entry: Located): boolean {
  const fee = readFee(get(entry, 'fee')?.value)
  return fee !== undefined && versionsOf(fee).every(({ amount }) => amount === 0)
}

/**
 * Methods that are switched on and, if online, have a provider: as `openMethods` of the dues, before the configuration
 * is opened.
 */
const openMethods = (roots: Roots): PayMethod[] =>
  Object.values(PayMethod).filter((method) => {
    const isReady =
      method === PayMethod.Transfer ||
      method === PayMethod.OnSite ||
      get(roots.get('payProviders.json'), method) !== undefined
    return isReady && isSwitchedOn(roots.get(SWITCHES), method)
  })

const isSwitchedOn = (switches: Located | undefined, method: PayMethod): boolean =>
  isOn(get(get(switches, method), 'isOpen')?.value)

/** Members that inform payers about each method outside the site. */
const OFFLINE = [
  [PayMethod.Transfer, ['accountName', 'openBank', 'bankAccount']],
  [PayMethod.OnSite, ['address']],
] as const

/** Shortest run of digits that distinguishes an account number from a word. */
const NUMBER = /\d{4}/

function checkTold(
  switches: Located | undefined,
  method: PayMethod,
  member: string,
): FileFinding[] {
  const place = get(get(switches, method), member)
  if (!place || !isSwitchedOn(switches, method)) return []
  const text = (textOf(place) ?? '').trim()
  const schema = 'payConfig.schema.json'
  const name = captionOf(schema, SCHEMAS.get(schema)?.properties?.[method]?.properties, member)
  if (text === '') return [configFinding(place, 'pay-place/blank', { name })]
  const isNumber = member !== 'bankAccount' || NUMBER.test(text.replace(/[\s-]/g, ''))
  return isNumber ? [] : [configFinding(place, 'pay-place/account', { text })]
}
