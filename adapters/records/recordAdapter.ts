import type { LogicEnv } from '#domain/logic/env.ts'

/** Converts the server's answer into the value a page reads; `env` has dictionaries and areas. */
export type RecordAdapter = (answer: unknown, env: LogicEnv) => unknown
