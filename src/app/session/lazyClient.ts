import type { CallOptions, Client, ClientOptions } from '#client/createClient.ts'
import { NetworkFailure } from '#client/errors.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'

export interface LazyClient extends Client {
  /** Loads the code before the first call; never rejects. */
  prepare(): void
}

/**
 * The client, whose code comes with the first call: a page whose answers came with the HTML makes none until it is
 * touched. Where it cannot be loaded, a call fails as it does without a network.
 */
export function lazyClient(options: ClientOptions): LazyClient {
  let isSealed = false
  const { load, loaded } = loadOnce(async () => {
    const { createClient } = await import('#client/createClient.ts')
    const client = createClient(options)
    if (isSealed) client.encrypt()
    return client
  })
  const callByName: Client['callByName'] = async (id, input, more?: CallOptions) => {
    const client = loaded() ?? (await load().catch(unreachable))
    return client.callByName(id, input, more)
  }
  return {
    callByName,
    call: callByName as Client['call'],
    encrypt() {
      isSealed = true
      loaded()?.encrypt()
    },
    prepare: () => void load().catch(() => {}),
  }
}

function unreachable(cause: unknown): never {
  throw new NetworkFailure('unreachable', { cause })
}
