import { createContext, type ReactNode, useContext } from 'react'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'

const PageOfNode = createContext<PageInstance | null>(null)
const RowOfNode = createContext<unknown>(undefined)
const Framed = createContext<ReactNode>(null)

export const PageProvider = PageOfNode.Provider
/** Scope root `row` for everything below. */
export const RowProvider = RowOfNode.Provider
/** What the frame's `slot` shows. */
export const SlotProvider = Framed.Provider

/** The page or dialog a node belongs to. @throws outside of one. */
export function usePage(): PageInstance {
  const page = useContext(PageOfNode)
  if (!page) throw new Error('This component works inside a page only')
  return page
}

/** The row a node stands in; undefined outside of rows. */
export const useRow = (): unknown => useContext(RowOfNode)

export const useSlot = (): ReactNode => useContext(Framed)
