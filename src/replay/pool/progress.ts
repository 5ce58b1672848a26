const CLEAR_LINE = '\r\u001B[K'

/** Shows on a terminal how far a run is, in one line that the report replaces; nothing anywhere else. */
export function progress(
  stream: NodeJS.WriteStream = process.stderr,
): ((done: number, all: number, file: string) => void) | undefined {
  if (!stream.isTTY) return undefined
  return (done, all, file) => {
    const room = Math.max(0, (stream.columns ?? 80) - 16)
    stream.write(done < all ? `${CLEAR_LINE}${done}/${all}  ${file.slice(-room)}` : CLEAR_LINE)
  }
}
