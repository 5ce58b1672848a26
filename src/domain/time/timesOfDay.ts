const MINUTES_A_DAY = 24 * 60
const DEFAULT_STEP = 30

const two = (value: number): string => String(value).padStart(2, '0')

const distanceOf = (step: number = DEFAULT_STEP): number =>
  Number.isInteger(step) && step > 0 ? step : DEFAULT_STEP

/** The list of the field type timeSelect: every time of the day at this many minutes' distance, as `HH:mm`. */
export function timesOfDay(step?: number): string[] {
  const distance = distanceOf(step)
  return Array.from({ length: Math.ceil(MINUTES_A_DAY / distance) }, (_, index) => {
    const minutes = index * distance
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Returns whether a text is on that list. */
export function isTimeOfDay(text: string, step?: number): boolean {
  const [, hours, minutes] = TIME.exec(text) ?? []
  return hours !== undefined && (Number(hours) * 60 + Number(minutes)) % distanceOf(step) === 0
}
