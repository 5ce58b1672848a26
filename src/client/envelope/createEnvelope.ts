import type { CallData } from '#contract/calls.ts'
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
      const [{ sealCall }, { ahead, ...key }] = await Promise.all([loadSealer(), keyNow()])
      return sealCall(request, key, now() + ahead)
    },
  }
}

const loadSealer = () => import('./sealCall.ts')
