import {
  createPrivateKey,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomBytes,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publicKeyOf } from '../rsaKeys.ts'

/** The emulator's keys, and the merchants' keys; all merchants share one. */
export interface SandboxKeys {
  merchantPublic: KeyObject
  platform: KeyObject
  /** The newer of WeChat Pay's two platform keys: a public key with an id; the older one belongs to a certificate. */
  wechatPublicKey: KeyObject
  ccb: KeyObject
  apiV3Key: Buffer
  queryPassword: string
  /** The key of a forged signature: a valid key that belongs to someone else. */
  forger: KeyObject
}

/**
 * Creates the keys in the emulators' folder, once per data directory, at first use. RSA key generation is slow: callers
 * that can wait for it asynchronously call `prepareSandboxKeys` before.
 */
export function ensureSandboxKeys(folder: string): string {
  const { keys, publicKey } = foldersIn(folder)
  if (!existsSync(keys)) placeSet(keys, keyFiles(BITS.map(generatePair)))
  if (!existsSync(publicKey)) placeSet(publicKey, publicKeyFiles(generatePair(2048)))
  return keys
}

/** Creates the keys as `ensureSandboxKeys` does, but in Node's thread pool, which leaves the event loop free. */
export async function prepareSandboxKeys(folder: string): Promise<void> {
  const { keys, publicKey } = foldersIn(folder)
  if (existsSync(keys) && existsSync(publicKey)) return
  const [pair, ...pairs] = await Promise.all([2048, ...BITS].map(generatePairBeside))
  if (!existsSync(keys)) placeSet(keys, keyFiles(pairs))
  if (!existsSync(publicKey) && pair) placeSet(publicKey, publicKeyFiles(pair))
}

const foldersIn = (folder: string) => ({
  keys: join(folder, 'pay', 'keys'),
  publicKey: join(folder, 'pay', 'publicKey'),
})

/** Creates a folder of files atomically; of concurrent creators the first one's files remain. */
function placeSet(folder: string, files: Record<string, string>): void {
  const making = `${folder}.${randomBytes(6).toString('hex')}`
  mkdirSync(making, { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(making, name), text, { mode: 0o600 })
  try {
    renameSync(making, folder)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
}

type Pair = KeyPairKeyObjectResult

const generatePair = (modulusLength: number): Pair => generateKeyPairSync('rsa', { modulusLength })

const generatePairBeside = (modulusLength: number): Promise<Pair> =>
  promisify(generateKeyPair)('rsa', { modulusLength })

const privateText = ({ privateKey }: Pair) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicText = ({ publicKey }: Pair) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString()

const publicKeyFiles = (pair: Pair): Record<string, string> => ({
  'private.pem': privateText(pair),
  'public.pem': publicText(pair),
})

/** Bits of the merchants', the platform's and CCB's keys. */
const BITS = [2048, 2048, 1024]

/** @param pairs in the order of `BITS` */
function keyFiles(pairs: readonly Pair[]): Record<string, string> {
  const [merchant, platform, ccb] = pairs as [Pair, Pair, Pair]
  return {
    'merchant-private.pem': privateText(merchant),
    'merchant-public.pem': publicText(merchant),
    'platform-private.pem': privateText(platform),
    'platform-public.pem': publicText(platform),
    'ccb-private.pem': privateText(ccb),
    // CCB issues its public key as hex.
    'ccb-public.hex': ccb.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'),
    'ccb-query.password': randomBytes(8).toString('hex'),
    'wechat-api-v3.key': randomBytes(16).toString('hex'),
  }
}

/** Returns a getter of the keys, which creates or reads them at first use. */
export function createSandboxKeys(folder: string): () => SandboxKeys {
  let held: SandboxKeys | undefined
  return () => {
    held ??= readKeys(ensureSandboxKeys(folder))
    return held
  }
}

function readKeys(folder: string): SandboxKeys {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    merchantPublic: publicKeyOf(text('merchant-public.pem')),
    platform: createPrivateKey(text('platform-private.pem')),
    wechatPublicKey: createPrivateKey(text('../publicKey/private.pem')),
    ccb: createPrivateKey(text('ccb-private.pem')),
    apiV3Key: Buffer.from(text('wechat-api-v3.key')),
    queryPassword: text('ccb-query.password'),
    forger: createPrivateKey(text('merchant-private.pem')),
  }
}
