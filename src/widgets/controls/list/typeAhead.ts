/** Milliseconds after which a letter begins a new search. */
const PAUSE = 700

/** The letters typed into a list without a search box, and the time of the last one. */
export interface Typed {
  text: string
  at: number
}

/** Adds a key to the typed letters; undefined for a key that is not a letter. @param at milliseconds */
export function typeLetter(typed: Typed, key: string, at: number): Typed | undefined {
  if ([...key].length !== 1 || (key === ' ' && typed.text === '')) return undefined
  return { text: at - typed.at > PAUSE ? key : typed.text + key, at }
}

/**
 * Returns the index that typing leads to: the next name with this beginning, from the active one on, wrapping around.
 * The same letter pressed repeatedly steps through all names that begin with it.
 */
export function rowTyped(names: readonly string[], active: number, text: string): number {
  const [letter = '', ...rest] = text.toLowerCase()
  const walks = rest.every((each) => each === letter)
  const wanted = walks ? letter : text.toLowerCase()
  const from = active + (walks ? 1 : 0)
  const turn = names.map((_, index) => (from + index) % names.length)
  const found = turn.find((index) => names[index]?.toLowerCase().startsWith(wanted))
  return found ?? active
}
