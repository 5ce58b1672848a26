import type { FileFinding } from '#contract/finding.ts'
import { type ConfiguredFee, feeOf } from '#domain/money/fees/feeVersions.ts'
import { type PayPeriodText, payYears } from '#domain/money/fees/payYears.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

/**
 * Reports pay periods without years, and fees that leave a year of the period without an amount, give it two, or lack
 * the resolution that set them.
 */
export function checkFees(fees: Located | undefined): FileFinding[] {
  return (fees?.items ?? []).flatMap((entry) => {
    const period = get(entry, 'payPeriod')
    const fee = get(entry, 'fee')
    if (!period || !fee) return []
    return [...checkPeriod(period, fee), ...checkVersions(fee), ...checkResolutions(fee)]
  })
}

/** Payers may ask who set the fee: the standard is published with date and text of its resolution. */
const checkResolutions = (fee: Located): FileFinding[] =>
  (fee.items.length > 0 ? fee.items : [fee]).flatMap((version) => {
    const missing = ['resolvedAt', 'resolution'].filter(
      (name) => !textOf(get(version, name))?.trim(),
    )
    if (missing.length === 0) return []
    return [configFinding(version, 'fee-resolution', { missing: missing.join('、') })]
  })

function checkPeriod(period: Located, fee: Located): FileFinding[] {
  const text = period.value as unknown as PayPeriodText
  const years = payYears(text)
  if (!years) return [wrongPeriod(get(period, 'year') ?? period, text)]
  if (feeOf(fee.value as unknown as ConfiguredFee, years.first) !== undefined) return []
  return [configFinding(fee, 'fee-version/gap', { year: years.first })]
}

const wrongPeriod = (place: Located, { yearMethod, year }: PayPeriodText): FileFinding =>
  configFinding(place, yearMethod === '01' ? 'pay-period/one' : 'pay-period/span', {
    method: yearMethod,
    year,
  })

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
