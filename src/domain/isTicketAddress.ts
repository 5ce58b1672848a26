const LOCAL = /^(?:localhost|.+\.localhost|127\.0\.0\.1)$/

/**
 * Whether a link may carry a login ticket: its host stands word for word in the organisation's list (port included
 * where it is not the usual one), and nobody can read along on the way there.
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
