/** The parts of a received message that the emulator shows. */
export interface ReadMail {
  messageId: string
  from: string
  subject: string
  text: string
  /** Names of the attachments. */
  files: string[]
}

interface Part {
  headers: ReadonlyMap<string, string>
  body: string
}

/**
 * Parses a MIME message: its first text part and the names of its attachments. Good enough for display; not a
 * validating parser.
 */
export function readMail(source: Buffer): ReadMail {
  const whole = partOf(source.toString('latin1'))
  const parts = partsOf(whole)
  const text = parts.find(({ headers }) => /^text\/plain/.test(headers.get('content-type') ?? ''))
  return {
    messageId: whole.headers.get('message-id') ?? '',
    from: words(whole.headers.get('from') ?? ''),
    subject: words(whole.headers.get('subject') ?? ''),
    text: text ? contentOf(text).trim() : '',
    files: parts.flatMap(({ headers }) => fileName(headers.get('content-disposition') ?? '')),
  }
}

function partOf(text: string): Part {
  const end = text.search(/\r?\n\r?\n/)
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ')
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const body = end < 0 ? '' : text.slice(end).replace(/^(?:\r?\n){2}/, '')
  return { headers: new Map(headers), body }
}

/** Returns the leaves of a multipart message, or the message itself. */
function partsOf(part: Part): Part[] {
  const type = part.headers.get('content-type') ?? 'text/plain'
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/.exec(type)?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((text) => partsOf(partOf(text.replace(/^\r?\n/, ''))))
}

function contentOf({ headers, body }: Part): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return Buffer.from(encoding === 'quoted-printable' ? quoted(body) : body, 'latin1').toString(
    'utf8',
  )
}

const quoted = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )

/** Decodes encoded words (RFC 2047). */
const words = (text: string): string =>
  text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, code: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(code, 'base64').toString('utf8')
        : Buffer.from(quoted(code.replace(/_/g, ' ')), 'latin1').toString('utf8'),
    )

/** Reads `filename=…`, also in percent-encoded continuations (RFC 2231). */
function fileName(disposition: string): string[] {
  if (!/^attachment/.test(disposition)) return []
  const pieces = [...disposition.matchAll(/filename\*(?:\d+\*?)?=([^;]+)/g)].map(
    ([, one = '']) => one,
  )
  if (pieces.length > 0)
    return [
      decodeURIComponent(
        pieces
          .join('')
          .trim()
          .replace(/^utf-8''/i, ''),
      ),
    ]
  return [words(/filename="?([^";]+)"?/.exec(disposition)?.[1] ?? '')]
}
