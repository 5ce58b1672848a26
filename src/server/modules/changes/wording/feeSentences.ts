import {
  type ConfiguredFee,
  type FeeVersion,
  feeOf,
  readFee,
  versionsOf,
} from '#domain/money/fees/feeVersions.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { basedOn, basisOf } from './feeBasis.ts'
import { spaced } from './valueWords.ts'

const texts = words.fees

/** First year of a version; undefined for the version of the earliest years. */
type Year = number | undefined
type Versions = ReadonlyMap<Year, FeeVersion>

interface Sides {
  was: ConfiguredFee
  is: ConfiguredFee
  left: Versions
  right: Versions
}

/**
 * Describes the changes of a yearly fee, one sentence per year: `2027 年起每年 120.00 元（原 100.00 元），依据“…”`. Returns
 * `undefined` if either value is no fee, as in an unfinished draft; an absent `before` means that there was no fee.
 */
export function feeSentences(before: unknown, after: unknown): string[] | undefined {
  const [was, is] = [before === undefined ? [] : readFee(before), readFee(after)]
  if (!was || !is) return undefined
  const sides: Sides = { was, is, left: byYear(was), right: byYear(is) }
  const moved = movedYears(sides)
  const [from, to] = [new Set(moved.keys()), new Set(moved.values())]
  const told = [
    ...[...moved].flatMap(([one, other]) => movedSentence(sides, one, other)),
    ...[...sides.left].flatMap(([year]) => (from.has(year) ? [] : removedSentence(sides, year))),
    ...[...sides.right].flatMap(([year]) => (to.has(year) ? [] : versionSentence(sides, year))),
  ]
  return told.length > 0 ? told : [texts.same]
}

/** The earliest years first. */
function byYear(fee: ConfiguredFee): Versions {
  const years = versionsOf(fee).map((version) => [version.from, version] as const)
  return new Map(years.toSorted(([one = 0], [other = 0]) => one - other))
}

/** Versions whose amount stays and whose first year is another one. */
function movedYears({ left, right }: Sides): Map<Year, Year> {
  const moved = new Map<Year, Year>()
  const added = [...right].filter(([year]) => !left.has(year))
  for (const [year, { amount }] of left) {
    const at = right.has(year) ? -1 : added.findIndex(([, one]) => one.amount === amount)
    const [found] = at < 0 ? [] : added.splice(at, 1)
    if (found) moved.set(year, found[0])
  }
  return moved
}

function movedSentence({ left, right }: Sides, one: Year, other: Year): string[] {
  const [version, now] = [left.get(one), right.get(other)]
  if (!version || !now) return []
  const [before, after] = [periodOf(one, left), periodOf(other, right)].map((period) =>
    spaced(period || texts.everyYear),
  ) as [string, string]
  const basis = basisOf(version) === basisOf(now) ? '' : basedOn(now)
  return [fill(texts.moved, { amount: yuanOf(now.amount), before, after: after.trimEnd() }) + basis]
}

function removedSentence({ left, right, is }: Sides, year: Year): string[] {
  const version = left.get(year)
  if (right.has(year) || !version) return []
  const now = year === undefined ? undefined : feeOf(is, year)
  const facts = { period: periodOf(year, left), amount: yuanOf(version.amount) }
  if (now !== undefined)
    return [fill(texts.removedThen, { ...facts, year: `${year}`, now: yuanOf(now) })]
  const without = year === undefined ? periodOf(year, right) : fill(texts.year, { year })
  return [fill(texts.removed, { ...facts, without })]
}

function versionSentence({ left, right, was }: Sides, year: Year): string[] {
  const [former, version] = [left.get(year), right.get(year)]
  if (!version) return []
  const facts = { period: periodOf(year, right), amount: yuanOf(version.amount) }
  if (former?.amount !== version.amount) {
    const before = former?.amount ?? (year === undefined ? undefined : feeOf(was, year))
    const holes = { ...facts, former: before === undefined ? '' : yuanOf(before) }
    return [fill(amountText(before, version.amount), holes) + basedOn(version, former)]
  }
  const [before, after] = [basisOf(former), basisOf(version)]
  if (before === after) return []
  const changed = { before: before || texts.none, after: after || texts.none }
  return [fill(texts.basisChanged, { ...facts, ...changed })]
}

function amountText(before: number | undefined, amount: number): string {
  if (before === undefined) return texts.fresh
  return before === amount ? texts.kept : texts.amount
}

/** `2027 年起`; of the earliest years `2027 年以前`, and empty where there is one fee for all years. */
function periodOf(year: Year, versions: Versions): string {
  if (year !== undefined) return fill(texts.from, { year })
  const next = [...versions.keys()].find((one) => one !== undefined)
  return next === undefined ? '' : fill(texts.before, { year: next })
}
