import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicKeyOf } from '../../providers/pay/rsaKeys.ts'

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
 * Creates the keys in the emulators' folder, once per data directory. RSA key generation is slow, so it happens at
 * first use.
 */
export function ensureSandboxKeys(folder: string): string {
  const keys = join(folder, 'pay', 'keys')
  ensureSet(keys, freshKeys)
  ensureSet(join(folder, 'pay', 'publicKey'), freshPublicKey)
  return keys
}

/** Creates a folder of files atomically, so that two processes starting at the same time end up with the same keys. */
function ensureSet(folder: string, fresh: () => Record<string, string>): void {
  if (existsSync(folder)) return
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  for (const [name, text] of Object.entries(fresh()))
    writeFileSync(join(making, name), text, { mode: 0o600 })
  try {
    renameSync(making, folder)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
}

function freshPublicKey(): Record<string, string> {
  const { privateKey, publicKey } = pair(2048)
  return { 'private.pem': privateKey, 'public.pem': publicKey }
}

function freshKeys(): Record<string, string> {
  const merchant = pair(2048)
  const platform = pair(2048)
  const ccb = generateKeyPairSync('rsa', { modulusLength: 1024 })
  return {
    'merchant-private.pem': merchant.privateKey,
    'merchant-public.pem': merchant.publicKey,
    'platform-private.pem': platform.privateKey,
    'platform-public.pem': platform.publicKey,
    'ccb-private.pem': ccb.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    // CCB issues its public key as hex.
    'ccb-public.hex': ccb.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'),
    'ccb-query.password': randomBytes(8).toString('hex'),
    'wechat-api-v3.key': randomBytes(16).toString('hex'),
  }
}

const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

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
