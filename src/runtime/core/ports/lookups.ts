import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { Observable } from './observable.ts'

/** Reference data of operators; observable, because tables may load after the first screen. */
export type Lookups = Observable<{ dictionaries: Dictionaries; areas: readonly AreaNode[] }>
