import type { CallData } from '#contract/calls.ts'
import type { OutgoingRequest } from '../outgoing.ts'

export interface Envelope {
  /** Seals all further calls; the cryptography is loaded at once. */
  turnOn(): void
  isOn(): boolean
  /** Called when the server rejected a sealed call: key and time are requested again. */
  renew(): void
  seal(request: OutgoingRequest): Promise<OutgoingRequest>
}

export interface EnvelopeParts {
  askKey(): Promise<CallData<'rsaKey'>>
  /** Milliseconds since 1970 by this machine's clock, which may be wrong. */
  now(): number
}

/**
 * The browser's side of the encrypted envelope (decision 0146). The cryptography is loaded lazily, when it is switched
 * on; a wrong local clock does no harm, because the server's time comes with its key.
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
      const [{ sealCall }, { ahead, ...key }] = await Promise.all([loadSealer(), keyNow()])
      return sealCall(request, key, now() + ahead)
    },
  }
}

const loadSealer = () => import('./sealCall.ts')
