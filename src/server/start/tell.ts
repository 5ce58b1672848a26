import type { Env } from '#server/settings/env.ts'

/** Reports an event of the server as a whole; `event` is its name for machines. */
export type Tell = (level: 'info' | 'warn', event: string, text: string) => void

/**
 * Chooses the output: plain text in a demonstration, for people; elsewhere one JSON object per line, for log
 * collectors.
 */
export const tellOf = ({ demo }: Pick<Env, 'demo'>): Tell => (demo ? tellPeople : tellLog)

export const tellPeople: Tell = (level, _event, text) =>
  level === 'info' ? console.log(text) : console.error(text)

const tellLog: Tell = (level, event, text) => {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), event, msg: text.trim() })}\n`)
}
