import type { CallData } from '#contract/calls.ts'
import { SEALED_HEADER, SEALED_HEADERS, SEALED_TYPE, type SealedRequest } from '#contract/sealed.ts'
import type { OutgoingRequest } from '../outgoing.ts'

export interface Envelope {
  /** From now on calls go sealed; what seals is loaded at once. */
  turnOn(): void
  isOn(): boolean
  /** The server did not take what was sealed: key and time are asked for anew. */
  renew(): void
  seal(request: OutgoingRequest): Promise<OutgoingRequest>
}

export interface EnvelopeParts {
  askKey(): Promise<CallData<'rsaKey'>>
  /** Milliseconds since 1970 by this machine's clock, which may be wrong. */
  now(): number
}

/**
 * The browser's side of the encrypted envelope (decision 0146). The cryptography is loaded when it is switched on, so
 * that nobody else carries it; a wrong clock does no harm, because the server's time comes with its key.
 */
export function createEnvelope({ askKey, now }: EnvelopeParts): Envelope {
  let key: ReturnType<typeof askForKey> | undefined
  let isOn = false

  async function askForKey() {
    const answer = await askKey()
    return { ...answer, ahead: answer.now - now() }
  }
  const keyNow = () => {
    key ??= askForKey()
    key.catch(() => {
      key = undefined
    })
    return key
  }
  return {
    isOn: () => isOn,
    turnOn() {
      if (isOn) return
      isOn = true
      void loadSealer().catch(() => {})
      void keyNow().catch(() => {})
    },
    renew() {
      key = undefined
    },
    async seal(request) {
      const [{ sealRequest }, { ahead, ...sealingKey }] = await Promise.all([
        loadSealer(),
        keyNow(),
      ])
      const sealed = sealRequest(sealingKey, { ...insideOf(request), at: now() + ahead })
      return {
        method: request.method,
        address: pathOf(request.address),
        open: (text) => sealed.open(text),
        ...(request.body === undefined
          ? { headers: { [SEALED_HEADER]: sealed.jwe } }
          : { headers: { 'content-type': SEALED_TYPE }, body: sealed.jwe }),
      }
    },
  }
}

const loadSealer = () => import('./sealer.ts')

const pathOf = (address: string) => address.split('?')[0] ?? address

function insideOf({ method, address, headers, body }: OutgoingRequest) {
  const path = pathOf(address)
  const kept = SEALED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    method,
    path,
    query: address.slice(path.length + 1),
    headers: Object.fromEntries(kept),
    ...(body !== undefined && { body }),
  } satisfies Omit<SealedRequest, 'at' | 'nonce' | 'key'>
}
