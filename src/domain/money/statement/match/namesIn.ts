const SHORTEST = 2
const LONGEST = 12
/** Characters of a memo that are examined; banks cut memos at about a hundred. */
const MOST = 120

/** Returns every run of a memo that may be a person's name (Han characters with dots), once each. */
export function namesIn(memo: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [run] of memo.slice(0, MOST).matchAll(/[\p{Script=Han}·〇]+/gu)) {
    const letters = [...run]
    for (let from = 0; from < letters.length; from += 1)
      for (let size = SHORTEST; size <= LONGEST && from + size <= letters.length; size += 1)
        names.add(letters.slice(from, from + size).join(''))
  }
  return names
}

/** Returns every run of Latin letters and digits of a memo: a number is not found within a longer one. */
export const numbersIn = (memo: string): ReadonlySet<string> =>
  new Set(memo.slice(0, MOST).match(/[A-Za-z0-9]+/g))
