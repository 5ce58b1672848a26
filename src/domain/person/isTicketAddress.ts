const LOCAL = /^(?:localhost|.+\.localhost|127\.0\.0\.1)$/

/**
 * Returns whether a link may carry a login ticket: the organisation's list contains its exact host (with the port
 * unless it is the default one), it has no user name or password, and it uses HTTPS, or HTTP to a local host.
 */
export function isTicketAddress(address: string, hosts: readonly string[]): boolean {
  const url = parsed(address)
  if (!url || url.username || url.password || !hosts.includes(url.host)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname))
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
