/** Edit distance (insert, delete, replace, swap of neighbours), for names of ordinary length. */
function distance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      const row = rows[i]
      if (!row) continue
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(left.length, right.length)
}

/** The known name the writer probably meant, if one is near enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3))
  let best: { name: string; far: number } | undefined
  for (const candidate of known) {
    const far = distance(name.toLowerCase(), candidate.toLowerCase())
    if (far <= limit && (!best || far < best.far)) best = { name: candidate, far }
  }
  return best?.name
}

/** `是不是想写“…”？`, or the choices when they are few. */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known]
  const near = nearest(name, names)
  if (near !== undefined) return `是不是想写“${near}”？`
  if (names.length === 0 || names.length > 12) return undefined
  return `可以写：${names.join('、')}。`
}
