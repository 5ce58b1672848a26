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
    const message = `会费标准没有写明由什么决议通过：缺少 ${missing.join('、')}`
    const hint = '写 resolvedAt（通过日期）和 resolution（哪次会议通过）'
    return [configFinding(version, { code: 'fee-resolution', message, hint, severity: 'warning' })]
  })

function checkPeriod(period: Located, fee: Located): FileFinding[] {
  const text = period.value as unknown as PayPeriodText
  const years = payYears(text)
  if (!years) return [wrongPeriod(get(period, 'year') ?? period, text)]
  if (feeOf(fee.value as unknown as ConfiguredFee, years.first) !== undefined) return []
  const message = `缴费年限从${years.first}年开始，但该年度没有会费标准`
  const hint = '补上更早的会费标准，或去掉最早一项的“from”，使其适用于此前各年'
  return [configFinding(fee, { code: 'fee-version', message, hint })]
}

const wrongPeriod = (place: Located, { yearMethod, year }: PayPeriodText): FileFinding =>
  configFinding(place, {
    code: 'pay-period',
    ...(yearMethod === '01'
      ? { message: `年限方式“01”只缴一个年度，不能写“${year}”`, hint: '写一个年份，如“2027”' }
      : {
          message: `年限方式“${yearMethod}”应写起止两个年份，起不晚于止，不能写“${year}”`,
          hint: '写起止年份，如“2025,2027”',
        }),
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
    const message = place
      ? `${place.value}年已有另一项会费标准`
      : '只能有一项会费标准不写“from”（适用于最早各年）'
    return [configFinding(place ?? version, { code: 'fee-version', message })]
  })
}
