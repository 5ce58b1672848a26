import type { LogicEnv } from '#domain/logic/env.ts'
import type { Observable } from './observable.ts'

/** Reference data of operators; observable, because tables may load after the first screen. */
export type Lookups = Observable<Tables>
export type Tables = Pick<LogicEnv, 'dictionaries' | 'areas' | 'areLoading'>
