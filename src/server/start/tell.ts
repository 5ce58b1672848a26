import type { Env } from '../settings/env.ts'

/** Says something of the server as a whole; `event` names it where machines read. */
export type Tell = (level: 'info' | 'warn', event: string, text: string) => void

/** In a demonstration people read; elsewhere what collects logs, to which every line is one JSON object. */
export const tellOf = ({ demo }: Pick<Env, 'demo'>): Tell => (demo ? tellPeople : tellLog)

export const tellPeople: Tell = (level, _event, text) =>
  level === 'info' ? console.log(text) : console.error(text)

const tellLog: Tell = (level, event, text) => {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), event, msg: text.trim() })}\n`)
}
