import { type Arrival, readArrival } from '#runtime/core/boot/readArrival.ts'

/** What the provider's address ends with; a browser that is sent on keeps it. */
const PROVIDERS_HASH = '#wechat_redirect'

/**
 * What the address brought, taken out of it: before anything is drawn, asked for or written to a log, so that it
 * stands neither in the history nor in a link.
 */
export function takeArrival(): Arrival {
  const { arrival, rest } = readArrival(location.search)
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + ownHash())
  return arrival
}

const ownHash = () => (location.hash === PROVIDERS_HASH ? '' : location.hash)
