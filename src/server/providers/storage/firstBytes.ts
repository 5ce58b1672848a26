/** Reads at most this many bytes and cancels the rest, since a storage may send the whole file. */
export async function firstBytes(
  source: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}
