import type { FormField } from '#contract/form.ts'
import { formatMoment } from '../../time/dateFormat.ts'
import { isTimeOfDay } from '../../time/timesOfDay.ts'
import { isEarlier } from '../../time/writtenDate.ts'
import type { Offers, OfferTables } from '../offerTables.ts'
import { offeredItems } from './fieldItems.ts'
import { isLeafPath } from './isLeafPath.ts'
import { itemAt } from './itemAt.ts'
import { isInRange, isOnStep, numberBounds } from './numberBounds.ts'

/** Typed text, files and layout: every value of the type. */
export const offersAll: Offers = () => true

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

export function offersChoice(
  field: FormField,
  value: string | string[],
  tables: OfferTables,
): boolean {
  const codes = [value].flat()
  const items = offeredItems(field, tables)
  return areDistinct(codes) && codes.every((code) => itemAt(items, code))
}

/** A tree of areas that is not loaded judges nothing. */
function offersPath(field: FormField, path: string[], tables: OfferTables): boolean {
  if (field.options?.kind === 'area' && tables.areas.length === 0) return true
  return isLeafPath(offeredItems(field, tables), path)
}

export const offersCascade = (
  field: FormField,
  value: string[] | string[][],
  tables: OfferTables,
) => {
  if (field.shape === 'path') return offersPath(field, value as string[], tables)
  const paths = value as string[][]
  return (
    areDistinct(paths.map((path) => path.join('\n'))) &&
    paths.every((path) => offersPath(field, path, tables))
  )
}

/** A number outside the limit passes here and fails the `limit` check; this one covers the widget's own bounds. */
export function offersNumber(field: FormField, value: number): boolean {
  if (!isInRange(value, field.constraints)) return true
  const bounds = numberBounds(field)
  return isInRange(value, bounds) && isOnStep(value, bounds)
}

export const offersTime = ({ ui }: FormField, value: string) => isTimeOfDay(value, ui.step)

/** A day of birth must be before today, compared at the precision of the format. */
export function offersMoment(
  { constraints, ui }: FormField,
  value: string,
  _: OfferTables,
  today: string,
) {
  const fmt = ui.fmt ?? ''
  return !constraints.past || isEarlier(value, formatMoment(today, fmt) ?? '', fmt)
}

interface Branch {
  id?: string
  orgName: string
}

/** A branch is picked, never typed. */
export function offersBranch(
  _: FormField,
  { id, orgName }: Branch,
  { units }: OfferTables,
): boolean {
  const name = id ? units?.branch(id) : null
  return name === undefined || name === orgName
}

interface Unit extends Branch {
  areaCode: string[]
}

/** A unit without an id was typed. */
export function offersUnit(field: FormField, { areaCode, id, orgName }: Unit, tables: OfferTables) {
  if (!offersPath(field, areaCode, tables)) return false
  const name = id ? tables.units?.unit(id, areaCode.at(-1) ?? '') : undefined
  return name === undefined || name === orgName
}
