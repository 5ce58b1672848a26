/** The condition that a column holds a day, as `2026-11-30`. */
export const isDay = (column: string): string => `${column} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`
