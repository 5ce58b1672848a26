import { createContext, useContext } from 'react'
import type { Host } from '#runtime/core/host.ts'
import type { FirstPages } from '#runtime/core/page/openFirstPages.ts'
import type { Observable } from '#runtime/core/ports/observable.ts'
import type { CustomTable, NodeTable } from './nodeTable.ts'

/** What the application hands the React binding: the world, and the tables of what can be shown. */
export interface Runtime {
  host: Host
  nodes: NodeTable
  custom?: CustomTable
  /** Calls in flight that want the loading indicator. */
  pending: Observable<number>
  /** Pages that were open before the first drawing. */
  first?: FirstPages
}

const Context = createContext<Runtime | null>(null)

export const RuntimeContext = Context.Provider

/** @throws outside a RuntimeProvider. */
export function useRuntime(): Runtime {
  const runtime = useContext(Context)
  if (!runtime) throw new Error('RuntimeProvider is missing')
  return runtime
}
