/** Beginnings of names that read otherwise than the browser's order believes, which knows one reading a character. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  重庆: 'C',
  厦: 'X',
  长: 'C',
  曾: 'Z',
  翟: 'Z',
}

/** Surnames that read otherwise than the same character elsewhere (`解放军医院` is no 解). */
const SURNAMES: Readonly<Record<string, string>> = {
  单: 'S',
  仇: 'Q',
  解: 'X',
  区: 'O',
  查: 'Z',
  朴: 'P',
}
const LONGEST_PERSON = 3

/** The letter of a name that is an exception to the order; undefined for all others. */
export function exceptionalLetter(name: string): string | undefined {
  const beginning = Object.keys(BEGINNINGS).find((text) => name.startsWith(text))
  if (beginning) return BEGINNINGS[beginning]
  const [first = '', ...rest] = name
  return rest.length > 0 && rest.length < LONGEST_PERSON && Object.hasOwn(SURNAMES, first)
    ? SURNAMES[first]
    : undefined
}
