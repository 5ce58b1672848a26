/** A text is renewed this many seconds before it expires, so that it does not expire in transit. */
const MARGIN_SECONDS = 300

interface Lasting {
  text: string
  seconds: number
}

/** Caches a text for its lifetime. Concurrent requests are deduplicated; failures are not cached. */
export function createCachedText(
  clock: () => Date,
  ask: () => Promise<Lasting>,
): () => Promise<string> {
  let held: Promise<{ text: string; until: number }> | undefined

  const renew = async () => {
    const { text, seconds } = await ask()
    return { text, until: clock().getTime() + (seconds - MARGIN_SECONDS) * 1000 }
  }
  const take = () => {
    const flight = renew()
    held = flight
    flight.catch(() => {
      if (held === flight) held = undefined
    })
    return flight
  }
  return async () => {
    const entry = await (held ?? take())
    return entry.until > clock().getTime() ? entry.text : (await take()).text
  }
}
