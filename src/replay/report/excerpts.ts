const LONGEST = 80
const AROUND = 16

/** Two texts short enough for a line; of long ones the part around the first place where they differ. */
export function excerpts(before: string, after: string): [string, string] {
  const [was, now] = [[...before], [...after]]
  const differs = was.findIndex((character, index) => character !== now[index])
  const from = Math.max(0, (differs < 0 ? 0 : differs) - AROUND)
  return [cut(was, from), cut(now, from)]
}

function cut(characters: readonly string[], from: number): string {
  if (characters.length <= LONGEST) return characters.join('')
  const part = characters.slice(from, from + LONGEST - 1).join('')
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST - 1 < characters.length ? '…' : ''}`
}
