/** A little before its end a text is asked for anew, so that nobody sends one that ends on the way. */
const MARGIN_SECONDS = 300

interface Lasting {
  text: string
  seconds: number
}

/** Keeps a text for as long as it lasts; questions at the same time are one, a failure is forgotten. */
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
    const known = await (held ?? take())
    return known.until > clock().getTime() ? known.text : (await take()).text
  }
}
