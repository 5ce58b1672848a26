import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { Observable } from './observable.ts'

/** What operators look up; watched, because tables may arrive after the first screen. */
export type Lookups = Observable<{ dictionaries: Dictionaries; areas: readonly AreaNode[] }>
