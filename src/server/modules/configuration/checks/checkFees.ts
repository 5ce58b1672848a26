import type { FileFinding } from '#contract/finding.ts'
import { type ConfiguredFee, type FeeVersion, feeOf } from '#domain/money/fees/feeVersions.ts'
import { type PayPeriodText, type PayYears, payYears } from '#domain/money/fees/payYears.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { captionOf, propertiesOf } from '../documents/captions.ts'
import { checkFeeText } from './checkFeeText.ts'
import { configFinding } from './configFinding.ts'

/** The published fees by member type. */
export type FormerFees = ReadonlyMap<string, ConfiguredFee>

/**
 * Reports pay periods without years or in the past; fees that leave the first year of the period without an amount,
 * have two versions for one year or a version after the period, or lack the resolution that set them; descriptions that
 * mention another amount; and amounts that look like yuan entered as fen, compared with the previous version or the
 * published fee.
 */
export function checkFees(
  fees: Located | undefined,
  { former = new Map(), now }: { former?: FormerFees; now: Date },
): FileFinding[] {
  return (fees?.items ?? []).flatMap((entry) => {
    const period = get(entry, 'payPeriod')
    const fee = get(entry, 'fee')
    if (!period || !fee) return []
    return [
      ...checkPeriod(period, fee, beijingYear(now)),
      ...checkVersions(fee),
      ...checkResolutions(fee),
      ...checkFeeText(entry),
      ...checkJumps(fee, former.get(textOf(get(entry, 'memberType')) ?? '')),
    ]
  })
}

/** Every version needs the date and text of its resolution, because payers may ask which body set the fee. */
const checkResolutions = (fee: Located): FileFinding[] =>
  (fee.items.length > 0 ? fee.items : [fee]).flatMap((version) => {
    const missing = ['resolvedAt', 'resolution'].filter(
      (name) => !textOf(get(version, name))?.trim(),
    )
    if (missing.length === 0) return []
    return [configFinding(version, 'fee-resolution', { missing: missing.map(inWords).join('、') })]
  })

const SCHEMA = 'fees.schema.json'

/** `通过日期（resolvedAt）`. */
const inWords = (name: string): string =>
  `${captionOf(SCHEMA, propertiesOf(SCHEMA, 'feeVersion'), name)}（${name}）`

const beijingYear = (now: Date): number => Number(beijingDay(now).slice(0, 4))

function checkPeriod(period: Located, fee: Located, thisYear: number): FileFinding[] {
  const text = period.value as unknown as PayPeriodText
  const place = get(period, 'year') ?? period
  const years = payYears(text)
  if (!years) return [wrongPeriod(place, text)]
  const isFixed = feeOf(fee.value as unknown as ConfiguredFee, years.first) !== undefined
  return [
    ...(isFixed ? [] : [configFinding(fee, 'fee-version/gap', { year: years.first })]),
    ...(years.last < thisYear ? [configFinding(place, 'pay-period/over', { ...years })] : []),
    ...checkBeyond(fee, years),
  ]
}

/** Reports a version that begins after the last year that may be paid, because it would never apply. */
const checkBeyond = (fee: Located, { last }: PayYears): FileFinding[] =>
  fee.items.flatMap((version) => {
    const place = get(version, 'from')
    const from = Number(place?.value)
    return place && from > last ? [configFinding(place, 'fee-version/beyond', { from, last })] : []
  })

const wrongPeriod = (place: Located, { yearMethod, year }: PayPeriodText): FileFinding =>
  configFinding(place, yearMethod === '01' ? 'pay-period/one' : 'pay-period/span', {
    method: yearMethod,
    year,
  })

/** Factor, up or down, between two amounts from which yuan and fen may have been confused. */
const JUMP = 10

/**
 * Compares each version with the one before it, and with the published fee of its first year; a version without `from`
 * with the latest published fee.
 */
function checkJumps(fee: Located, published: ConfiguredFee | undefined): FileFinding[] {
  const versions = (fee.items.length > 0 ? fee.items : [fee])
    .map((place) => ({ place, ...(place.value as unknown as FeeVersion) }))
    .sort((one, other) => (one.from ?? 0) - (other.from ?? 0))
  return versions.flatMap(({ place, amount, from }, index) => {
    const formers = [
      published && feeOf(published, from ?? Number.MAX_SAFE_INTEGER),
      versions[index - 1]?.amount,
    ]
    const jumped = formers.find((other) => other !== undefined && isJump(amount, other))
    if (jumped === undefined) return []
    const name = from === undefined ? 'fee-jump/all' : 'fee-jump/year'
    const holes = { year: from ?? '', amount: yuanOf(amount), former: yuanOf(jumped) }
    return [configFinding(get(place, 'amount') ?? place, name, holes)]
  })
}

/** Free membership is no mistake. */
const isJump = (amount: number, former: number): boolean =>
  amount > 0 && former > 0 && Math.max(amount / former, former / amount) >= JUMP

/** At most one version may apply to every year, and no two may begin in the same year. */
function checkVersions(fee: Located): FileFinding[] {
  const begins = new Set<unknown>()
  return fee.items.flatMap((version) => {
    const place = get(version, 'from')
    if (!begins.has(place?.value)) {
      begins.add(place?.value)
      return []
    }
    if (!place) return [configFinding(version, 'fee-version/earliest')]
    return [configFinding(place, 'fee-version/repeated', { year: String(place.value) })]
  })
}
