import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import { bad, type Examined, good, warning } from '../examined.ts'

/** Days before the end at which a certificate that renews itself should have been renewed. */
const SOON_DAYS = 14
const DAY = 24 * 60 * 60 * 1000
const ANSWER_MS = 5000

/** Number of hosts checked concurrently. */
const AT_ONCE = 50

/** Maximum number of good certificates listed one by one; more are only counted. */
const LISTED = 20

export interface CertificateOptions {
  /** Port of the site's HTTPS. */
  port: number
  now: Date
  /** Address to connect to; by default the one that the host name resolves to. */
  address?: string
  /** Called with the number of hosts checked so far. */
  onAsked?: (hosts: number) => void
  /** A root that is trusted instead of the system's, PEM. */
  ca?: string
}

/** Checks every host's certificate: whether browsers accept it, and for how many days it is valid. */
export async function certificatesCheck(
  hosts: readonly string[],
  options: CertificateOptions,
): Promise<Examined[]> {
  const examined: Examined[] = []
  for (let at = 0; at < hosts.length; at += AT_ONCE) {
    const some = hosts.slice(at, at + AT_ONCE)
    examined.push(...(await Promise.all(some.map((host) => oneHost(host, options)))))
    options.onAsked?.(examined.length)
  }
  return withoutCrowd(examined)
}

function withoutCrowd(examined: Examined[]): Examined[] {
  const others = examined.filter(({ level }) => level !== 'good')
  const count = examined.length - others.length
  if (count <= LISTED) return examined
  return [good(fill(words.certificates, { count, days: SOON_DAYS })), ...others]
}

async function oneHost(host: string, options: CertificateOptions): Promise<Examined> {
  const found = await certificateOf(host, options).catch((error: NodeJS.ErrnoException) =>
    bad(fill(words.noCertificate, { host, kind: error.code ?? error.message })),
  )
  if ('level' in found) return found
  const days = Math.floor((found.until - options.now.getTime()) / DAY)
  if (days < 0) return bad(fill(words.expired, { host, days: -days }))
  if (found.refused) return bad(fill(words.refused, { host, reason: found.refused }))
  const line = fill(words.certificate, { host, days })
  return days < SOON_DAYS ? warning(line) : good(line)
}

interface FoundCertificate {
  /** End of validity, epoch milliseconds. */
  until: number
  /** Why a browser would not accept it. */
  refused: string | undefined
}

const certificateOf = (
  name: string,
  { port, address = name, ca }: CertificateOptions,
): Promise<FoundCertificate> =>
  new Promise((resolve, reject) => {
    // A TLS server name must not be an IP address (RFC 6066, section 3).
    const servername = isIP(name) ? '' : name
    const socket = connect({ host: address, port, servername, ca, rejectUnauthorized: false })
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(words.late)))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate()
      const refused = socket.authorized ? undefined : String(socket.authorizationError)
      resolve({ until: Date.parse(until), refused })
      socket.end()
    })
  })
