/** The family name stays readable: 林**. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}
