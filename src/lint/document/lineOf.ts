const starts = new WeakMap<object, number[]>()

function lineStarts(source: { text: string }): number[] {
  const cached = starts.get(source)
  if (cached) return cached
  const found = [0]
  for (let at = source.text.indexOf('\n'); at >= 0; at = source.text.indexOf('\n', at + 1)) {
    found.push(at + 1)
  }
  starts.set(source, found)
  return found
}

/** 1-based line and column (UTF-16 units, as editors count) of an offset. */
export function lineOf(source: { text: string }, offset: number): { line: number; column: number } {
  const found = lineStarts(source)
  let [low, high] = [0, found.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((found[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (found[low] ?? 0) + 1 }
}
