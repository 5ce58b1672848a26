import { searchText } from '#domain/text/kinds/searchText.ts'

/** What a chip offers. */
export interface ChipOption {
  id: string
  name: string
}

/** How a chip is drawn by the sentence it is in. */
export interface ChipState {
  /** What part of the sentence it is. */
  name: string
  isEditable: boolean
  /** Whether its list is open, which the sentence decides: one at a time. */
  isListed: boolean
  list: (isListed: boolean) => void
}

export interface ChipProps extends ChipState {
  text: string
  /** Nothing is chosen yet. */
  isOpen?: boolean
  options: readonly ChipOption[]
  chosen: readonly string[]
  isSeveral?: boolean
  /** What a typed text stands for. */
  typed?: (text: string) => ChipOption | undefined
  hint?: string
  choose: (ids: readonly string[]) => void
}

/** Entries that are drawn; more are found by typing. */
const MOST = 80

/** Returns the options that contain a text, before them what the text itself says. */
export function matching(
  options: readonly ChipOption[],
  text: string,
  typed: ((text: string) => ChipOption | undefined) | undefined,
): readonly ChipOption[] {
  const wanted = searchText(text)
  if (wanted === '') return options.slice(0, MOST)
  const own = typed?.(text.trim())
  const found = options.filter(
    ({ id, name }) => id !== own?.id && searchText(name).includes(wanted),
  )
  return [...(own ? [own] : []), ...found].slice(0, MOST)
}
