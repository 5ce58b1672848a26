/** Characters as a person counts them: code points, so that an emoji or a rare Han character is one. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
