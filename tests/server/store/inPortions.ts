const PORTION = 1000

/**
 * Writes many rows in statements of a thousand: the embedded database takes one that lasts 15 s for stuck, which ten
 * thousand rows are on a busy machine.
 * @param write rows of these numbers, both included
 */
export async function inPortions(
  count: number,
  write: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += PORTION)
    await write(from, Math.min(count, from + PORTION - 1))
}
