import { createContext, type ReactNode, useContext } from 'react'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'

const PageOfNode = createContext<PageInstance | null>(null)
const RowOfNode = createContext<unknown>(undefined)
const Framed = createContext<ReactNode>(null)

export const PageProvider = PageOfNode.Provider
/** Provides scope root `row` to descendants. */
export const RowProvider = RowOfNode.Provider
/** Provides the content of the shell's `slot`. */
export const SlotProvider = Framed.Provider

/**
 * Returns the page or dialog that a node belongs to.
 * @throws outside of one
 */
export function usePage(): PageInstance {
  const page = useContext(PageOfNode)
  if (!page) throw new Error('This component works inside a page only')
  return page
}

/** Returns the row that contains the node; undefined outside of rows. */
export const useRow = (): unknown => useContext(RowOfNode)

export const useSlot = (): ReactNode => useContext(Framed)
