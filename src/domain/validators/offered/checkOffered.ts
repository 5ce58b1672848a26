import type { FormField } from '#contract/form.ts'
import { formatMoment } from '../../time/dateFormat.ts'
import { isTimeOfDay } from '../../time/timesOfDay.ts'
import { isEarlier } from '../../time/writtenDate.ts'
import type { CheckContext } from '../checkContext.ts'
import type { OfferTables } from '../offerTables.ts'
import { offeredItems } from './fieldItems.ts'
import { isFixedValue } from './isFixedValue.ts'
import { isLeafPath } from './isLeafPath.ts'
import { itemAt } from './itemAt.ts'
import { isInRange, isOnStep, numberBounds } from './numberBounds.ts'
import { isStoredValue } from './storedValue.ts'

/** Returns whether a field offers a value of the right type. */
type Offers = (field: FormField, value: never, tables: OfferTables, today: string) => boolean

const always: Offers = () => true

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

function offersChoice(field: FormField, value: string | string[], tables: OfferTables): boolean {
  const codes = [value].flat()
  const items = offeredItems(field, tables)
  return areDistinct(codes) && codes.every((code) => itemAt(items, code))
}

/** A tree of areas that is not loaded judges nothing. */
function offersPath(field: FormField, path: string[], tables: OfferTables): boolean {
  if (field.options?.kind === 'area' && tables.areas.length === 0) return true
  return isLeafPath(offeredItems(field, tables), path)
}

const offersCascade = (field: FormField, value: string[] | string[][], tables: OfferTables) => {
  if (field.shape === 'path') return offersPath(field, value as string[], tables)
  const paths = value as string[][]
  return (
    areDistinct(paths.map((path) => path.join('\n'))) &&
    paths.every((path) => offersPath(field, path, tables))
  )
}

/** A number outside the limit passes here and fails the `limit` check; this one covers the widget's own bounds. */
function offersNumber(field: FormField, value: number): boolean {
  if (!isInRange(value, field.constraints)) return true
  const bounds = numberBounds(field)
  return isInRange(value, bounds) && isOnStep(value, bounds)
}

const offersTime = ({ ui }: FormField, value: string) => isTimeOfDay(value, ui.step)

/** A day of birth must be before today, compared at the precision of the format. */
function offersMoment(
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
function offersBranch(_: FormField, { id, orgName }: Branch, { units }: OfferTables): boolean {
  const name = id ? units?.branch(id) : null
  return name === undefined || name === orgName
}

interface Unit extends Branch {
  areaCode: string[]
}

/** A unit without an id was typed. */
function offersUnit(field: FormField, { areaCode, id, orgName }: Unit, tables: OfferTables) {
  if (!offersPath(field, areaCode, tables)) return false
  const name = id ? tables.units?.unit(id, areaCode.at(-1) ?? '') : undefined
  return name === undefined || name === orgName
}

const OFFERS: Record<FormField['type'], Offers> = {
  describe: always,
  upload: always,
  photo: always,
  textBox: always,
  editor: always,
  editorText: always,
  counter: offersNumber,
  choice: offersChoice,
  subOrg: offersBranch,
  orgLinkage: offersUnit,
  cascade: offersCascade,
  slider: offersNumber,
  rate: offersNumber,
  switch: always,
  dateTime: offersMoment,
  divider: always,
  sign: always,
  table: always,
  page: always,
  timeSelect: offersTime,
  timePicker: always,
  timePickerRange: always,
  unsupported: always,
}

/** Text for a value that is not offered; of a number out of range the limit's. */
function notOffered(field: FormField, value: unknown): string {
  const isOut = typeof value === 'number' && !isInRange(value, numberBounds(field))
  return (isOut && field.messages.limit) || `请重新选择${field.label}`
}

/**
 * Returns the error text when the field does not offer the picked value (form language, "Decided since the first
 * build", 1), otherwise undefined. `value` has the field's type. Dates and times of day exist once they have it; a day
 * of birth must be before today. A field that cannot be edited offers only its initial value.
 */
export function checkOffered(
  field: FormField,
  value: unknown,
  context: CheckContext,
): string | undefined {
  if (field.isDisable)
    return isFixedValue(field, value, context) ? undefined : notOffered(field, value)
  if (OFFERS[field.type](field, value as never, context.tables, context.today)) return undefined
  return isStoredValue(field, value, context) ? undefined : notOffered(field, value)
}
