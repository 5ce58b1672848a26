import { formatMoment } from '#domain/time/dateFormat.ts'
import { dayIn } from '#domain/time/dayIn.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'
import { moved } from '#runtime/core/why/candidates/points.ts'
import { type Offerer, type OfferRequest, offer } from './offer.ts'

/** Moments differing in every part; more are generated only when codes equal the first ones. */
const TRIES = 100

const moments = (fmt: string): string[] =>
  Array.from({ length: TRIES }, (_, at) =>
    formatMoment(Date.UTC(2000 + at, at % 12, 1 + (at % 28), at % 24, at % 60, at % 60), fmt),
  ).filter((text) => text !== undefined)

/** Returns the codes that are moments in the field's format, and one moment that is not a code. */
function listed({ field, codes, points }: OfferRequest): { values: string[]; open: boolean } {
  const fmt = field.ui.fmt ?? ''
  const named = [...new Set([...codes, ...points.texts])]
  const other = moments(fmt).find((text) => !named.includes(text) && isRealDate(text, fmt))
  const real = named.filter((code) => isRealDate(code, fmt))
  const days = onDays(fmt, [...points.days, ...real.flatMap((text) => dayIn(text) ?? [])], named)
  const isAsked = points.days.length > 0
  return {
    values: [...real, ...(isAsked ? days : []), ...(other === undefined ? [] : [other])],
    open: other === undefined,
  }
}

/** Hours of a day; more are taken only when rules name the first ones. */
const HOURS = ['08:30:00', '09:45:01', '10:15:02', '11:20:03']

/** Returns these days, the day before and the day after each, as the field writes them. */
function onDays(fmt: string, days: readonly string[], codes: readonly string[]): string[] {
  const around = days.flatMap((day) => [0, -1, 1].map((each) => moved(day, { days: each })))
  return [...new Set(around)].flatMap((day) => {
    const texts = HOURS.flatMap((hour) => formatMoment(`${day} ${hour}`, fmt) ?? [])
    return texts.find((text) => !codes.includes(text) && isRealDate(text, fmt)) ?? []
  })
}

export const momentOffer: Offerer = (request) => {
  const { values, open } = listed(request)
  return offer(values, { open, unsure: open })
}

/** Offers each moment as start and as end, the earlier one first. */
export const periodOffer: Offerer = (request) => {
  const { values, open } = listed(request)
  const ends = values.toSorted()
  const pairs = ends.flatMap((start, at) => ends.slice(at).map((end) => [start, end]))
  return offer(pairs, { open, unsure: open })
}

export const dateTimeOffer: Offerer = (request) =>
  request.field.shape === 'period' ? periodOffer(request) : momentOffer(request)

/** Offers the times that the timeSelect widget lists. */
export const timeSelectOffer: Offerer = ({ field: { ui } }) => offer(timesOfDay(ui.step))
