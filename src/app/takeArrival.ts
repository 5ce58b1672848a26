import { type Arrival, readArrival } from '#runtime/core/boot/readArrival.ts'

/**
 * What the address brought, taken out of it: before anything is drawn, asked for or written to a log, so that it
 * stands neither in the history nor in a link.
 */
export function takeArrival(): Arrival {
  const { arrival, rest } = readArrival(location.search)
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
  return arrival
}
