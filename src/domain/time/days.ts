const DAY_MS = 86_400_000

/** The day `days` after a day, YYYY-MM-DD, or before it when negative; a calendar's days, whatever clocks do meanwhile. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
