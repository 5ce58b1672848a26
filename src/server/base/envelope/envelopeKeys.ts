import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { importPKCS8 } from 'jose'
import { KEY_WRAPPING } from '#contract/sealed.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Store } from '#server/store/store.ts'
import {
  type EnvelopeKey,
  findEnvelopeKey,
  findNewestKey,
  insertEnvelopeKey,
} from '../repositories/envelopeKeys.ts'

const generate = promisify(generateKeyPair)
const DAY_MS = 24 * 3600_000

/** A key is issued for a day and accepted for a second one, for pages already loaded with it. */
const FRESH_MS = DAY_MS
const TAKEN_MS = 2 * DAY_MS

type PrivateKey = Awaited<ReturnType<typeof importPKCS8>>
interface HeldKey extends EnvelopeKey {
  orgId: string
  opens: PrivateKey
}

/**
 * Sealing keys of the organisations, stored in the database so that every process opens requests sealed with any of
 * them. A new one is made each day and old ones are deleted, so that recorded traffic becomes unreadable.
 */
export function createEnvelopeKeys(store: Store, clock: () => Date) {
  const held = new Map<string, HeldKey>()

  const hold = async (orgId: string, key: EnvelopeKey): Promise<HeldKey> => {
    const opens = await importPKCS8(key.privateKey, KEY_WRAPPING)
    const cachedKey = { ...key, orgId, opens }
    held.set(`${orgId} ${key.kid}`, cachedKey)
    for (const [name, { createdAt }] of held) if (!isYoung(createdAt, TAKEN_MS)) held.delete(name)
    return cachedKey
  }
  const load = async (orgId: string, kid: string) => {
    const key = await store.tx(orgId, (tx) => findEnvelopeKey(tx, kid))
    return key && hold(orgId, key)
  }
  const isYoung = (createdAt: Date, ms: number) => clock().getTime() - createdAt.getTime() < ms

  return {
    /** The key to seal with now. */
    async newest(orgId: string): Promise<EnvelopeKey> {
      const current = [...held.values()].find(
        (key) => key.orgId === orgId && isYoung(key.createdAt, FRESH_MS),
      )
      if (current) return current
      const since = new Date(clock().getTime() - FRESH_MS)
      const found = await store.tx(orgId, (tx) => findNewestKey(tx, since))
      return hold(orgId, found ?? (await makeKey(store, orgId)))
    },
    /** Returns the private key for `kid`; undefined when unknown or too old. */
    async find(orgId: string, kid: string): Promise<PrivateKey | undefined> {
      const known = held.get(`${orgId} ${kid}`) ?? (await load(orgId, kid))
      return known && isYoung(known.createdAt, TAKEN_MS) ? known.opens : undefined
    },
  }
}

export type EnvelopeKeys = ReturnType<typeof createEnvelopeKeys>

async function makeKey(store: Store, orgId: string): Promise<EnvelopeKey> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return store.tx(orgId, (tx) => insertEnvelopeKey(tx, { kid: publicId(), publicKey, privateKey }))
}
