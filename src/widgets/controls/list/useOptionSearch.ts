import { useState } from 'react'
import type { Item } from '#contract/formInfo.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'

const matches = (name: string, query: string): boolean =>
  searchText(name).includes(searchText(query))

/** The search text, the matching options, and the option the keyboard is at. */
export function useOptionSearch(items: readonly Item[], selected: readonly string[]) {
  const [query, setQuery] = useState('')
  const found = query === '' ? items : items.filter(({ itemName }) => matches(itemName, query))
  const first = found.findIndex(({ itemCode }) => selected.includes(itemCode))
  const [active, setActive] = useState(Math.max(0, first))
  const search = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  const text = query.trim()
  const isListed = items.some(({ itemName }) => itemName === text)
  return { query, search, found, active, setActive, unlisted: isListed ? '' : text }
}
