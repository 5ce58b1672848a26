import { searchText } from '#domain/text/kinds/searchText.ts'

/** An option of a chip. */
export interface ChipOption {
  id: string
  name: string
}

/** State of a chip, controlled by its sentence. */
export interface ChipState {
  /** Name of the part of the sentence. */
  name: string
  isEditable: boolean
  /** True while its list is open; the sentence opens one list at a time. */
  isListed: boolean
  list: (isListed: boolean) => void
}

export interface ChipProps extends ChipState {
  text: string
  /** True while nothing is chosen. */
  isOpen?: boolean
  options: readonly ChipOption[]
  chosen: readonly string[]
  isSeveral?: boolean
  /** Returns the option that a typed text denotes. */
  typed?: (text: string) => ChipOption | undefined
  hint?: string
  choose: (ids: readonly string[]) => void
}

/** Maximum number of options drawn; typing finds the others. */
const MOST = 80

/** Returns the options that contain a text, preceded by the one that the text itself denotes. */
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
