/**
 * A configured `YYYY-MM-DD HH:mm:ss` is Beijing time, a day alone its midnight there; the wire carries UTC. Other texts
 * must be ISO already.
 */
export function beijingTime(text: string): string {
  const plain = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(text)
  const [, day = '', clock = '00:00'] = plain ?? []
  return new Date(plain ? `${day}T${clock}+08:00` : text).toISOString()
}

/** The day in Beijing at a moment, `YYYY-MM-DD`. */
export const beijingDay = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const DAY_MS = 24 * 3_600_000

/**
 * The moment at which a day begins in Beijing.
 * @param day `YYYY-MM-DD`
 */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/**
 * The moment at which a day ends in Beijing, exclusive: the beginning of the next day.
 * @param day `YYYY-MM-DD`
 */
export const dayAfter = (day: string): Date => new Date(dayStart(day).getTime() + DAY_MS)
