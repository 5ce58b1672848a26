import type { LogicEnv } from '#domain/logic/env.ts'

/** The server's answer into what a page reads; `env` carries dictionaries and areas. */
export type RecordAdapter = (answer: unknown, env: LogicEnv) => unknown
