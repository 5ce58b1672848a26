/** `bad` requires action now, `warning` soon. */
export type Level = 'good' | 'warning' | 'bad'

/** What one check found, as a line for the operator. */
export interface Examined {
  level: Level
  line: string
}

export const good = (line: string): Examined => ({ level: 'good', line })
export const warning = (line: string): Examined => ({ level: 'warning', line })
export const bad = (line: string): Examined => ({ level: 'bad', line })
