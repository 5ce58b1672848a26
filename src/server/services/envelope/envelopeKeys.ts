import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { importPKCS8 } from 'jose'
import { KEY_WRAPPING } from '#contract/sealed.ts'
import { publicId } from '../../store/publicId.ts'
import {
  type EnvelopeKey,
  findEnvelopeKey,
  findNewestKey,
  insertEnvelopeKey,
} from '../../store/repositories/envelopeKeys.ts'
import type { Store } from '../../store/store.ts'

const generate = promisify(generateKeyPair)
const DAY_MS = 24 * 3600_000

/** A key is handed out for a day, and taken for a second one by pages that have it. */
const FRESH_MS = DAY_MS
const TAKEN_MS = 2 * DAY_MS

type PrivateKey = Awaited<ReturnType<typeof importPKCS8>>
interface HeldKey extends EnvelopeKey {
  orgId: string
  opens: PrivateKey
}

/**
 * The organisations' keys, kept in the database: every process opens what another's key sealed. A new one each day,
 * an old one is deleted, so that what was recorded cannot be read for ever.
 */
export function createEnvelopeKeys(store: Store, clock: () => Date) {
  const held = new Map<string, HeldKey>()

  const hold = async (orgId: string, key: EnvelopeKey): Promise<HeldKey> => {
    const opens = await importPKCS8(key.privateKey, KEY_WRAPPING)
    const known = { ...key, orgId, opens }
    held.set(`${orgId} ${key.kid}`, known)
    for (const [name, { createdAt }] of held) if (!isYoung(createdAt, TAKEN_MS)) held.delete(name)
    return known
  }
  const load = async (orgId: string, kid: string) => {
    const key = await store.tx(orgId, (tx) => findEnvelopeKey(tx, kid))
    return key && hold(orgId, key)
  }
  const isYoung = (createdAt: Date, ms: number) => clock().getTime() - createdAt.getTime() < ms

  return {
    /** The key to seal with now. */
    async newest(orgId: string): Promise<EnvelopeKey> {
      const known = [...held.values()].find(
        (key) => key.orgId === orgId && isYoung(key.createdAt, FRESH_MS),
      )
      if (known) return known
      const since = new Date(clock().getTime() - FRESH_MS)
      const found = await store.tx(orgId, (tx) => findNewestKey(tx, since))
      return hold(orgId, found ?? (await makeKey(store, orgId)))
    },
    /** What opens a request sealed with `kid`; undefined when the key is unknown or too old. */
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
