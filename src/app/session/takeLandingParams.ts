import { type LandingParams, readLandingParams } from '#runtime/core/boot/readLandingParams.ts'

/** The hash at the end of the provider's address; a redirect keeps it. */
const PROVIDERS_HASH = '#wechat_redirect'

/**
 * Reads the landing parameters and removes them from the address before anything is rendered, requested or logged, so
 * that they are neither in the history nor in a shared link.
 */
export function takeLandingParams(): LandingParams {
  const { params, rest } = readLandingParams(location.search)
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + ownHash())
  return params
}

const ownHash = () => (location.hash === PROVIDERS_HASH ? '' : location.hash)
