/** A refusal with the code and message that OSS and OBS put into their error XML. */
export class StorageError extends Error {
  readonly status: number
  readonly code: string
  /** OSS's detailed error code, if documented. */
  readonly ec: string | undefined

  constructor(status: number, code: string, message: string, ec?: string) {
    super(message)
    this.status = status
    this.code = code
    this.ec = ec
  }
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

export function errorXml(error: StorageError, requestId: string, hostId: string): string {
  const ec = error.ec ? `<EC>${error.ec}</EC>` : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<Error><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message>` +
    `<RequestId>${requestId}</RequestId><HostId>${escapeXml(hostId)}</HostId>${ec}</Error>`
  )
}
