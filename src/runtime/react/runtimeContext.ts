import { createContext, useContext } from 'react'
import type { Host } from '#runtime/core/host.ts'
import type { FirstPages } from '#runtime/core/page/openFirstPages.ts'
import type { Observable } from '#runtime/core/ports/observable.ts'
import type { CustomTable, NodeTable } from './nodeTable.ts'

/** Dependencies of the React binding: the runtime, and the registries of components. */
export interface Runtime {
  host: Host
  nodes: NodeTable
  custom?: CustomTable
  /** Number of calls in flight that show the loading indicator. */
  pending: Observable<number>
  /** Pages opened before the first render. */
  first?: FirstPages
}

const Context = createContext<Runtime | null>(null)

export const RuntimeContext = Context.Provider

/** @throws outside a RuntimeProvider */
export function useRuntime(): Runtime {
  const runtime = useContext(Context)
  if (!runtime) throw new Error('RuntimeProvider is missing')
  return runtime
}
