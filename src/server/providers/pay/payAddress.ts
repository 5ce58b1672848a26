/** Where a provider is asked. The stand-in is on this very server, under whatever name a browser reached it. */
export interface PayAddress {
  /** For this server’s own questions: absolute; the port is known only once the server listens. */
  server(): string
  /** Makes an address below it one that a browser can go to: relative on this server, absolute elsewhere. */
  forBrowser(address: string): string
}

/** An address of the configuration; with a leading slash it is on this server, which listens at `port`. */
export function payAddress(configured: string, port: () => number): PayAddress {
  if (!configured.startsWith('/'))
    return { server: () => configured, forBrowser: (address) => address }
  const origin = () => `http://127.0.0.1:${port()}`
  return {
    server: () => origin() + configured,
    forBrowser: (address) => {
      const { pathname, search } = new URL(address)
      return pathname + search
    },
  }
}
