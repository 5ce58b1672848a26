import { formatMoment } from '#domain/time/dateFormat.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'
import { type Offerer, type OfferRequest, offer } from './offer.ts'

/** Moments differing in every part; more are generated only when codes equal the first ones. */
const TRIES = 100

const moments = (fmt: string): string[] =>
  Array.from({ length: TRIES }, (_, at) =>
    formatMoment(Date.UTC(2000 + at, at % 12, 1 + (at % 28), at % 24, at % 60, at % 60), fmt),
  ).filter((text) => text !== undefined)

/** Returns the codes that are moments in the field's format, and one moment that is not a code. */
function listed({ field, codes }: OfferRequest): { values: string[]; open: boolean } {
  const fmt = field.ui.fmt ?? ''
  const other = moments(fmt).find((text) => !codes.includes(text) && isRealDate(text, fmt))
  const real = codes.filter((code) => isRealDate(code, fmt))
  return { values: [...real, ...(other === undefined ? [] : [other])], open: other === undefined }
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
