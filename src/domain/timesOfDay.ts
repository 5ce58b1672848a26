const MINUTES_A_DAY = 24 * 60
const DEFAULT_STEP = 30

const two = (value: number): string => String(value).padStart(2, '0')

/** The list of the field type timeSelect: every time of the day at this many minutes' distance, as `HH:mm`. */
export function timesOfDay(step: number = DEFAULT_STEP): string[] {
  const distance = Number.isInteger(step) && step > 0 ? step : DEFAULT_STEP
  return Array.from({ length: Math.ceil(MINUTES_A_DAY / distance) }, (_, index) => {
    const minutes = index * distance
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
}
