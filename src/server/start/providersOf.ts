import { join } from 'node:path'
import words from '#server/messages/start.json' with { type: 'json' }
import type { UploadSums } from '#server/modules/files/storage/uploadSums.ts'
import type { MailSettings } from '#server/providers/mail/mailProvider.ts'
import { type Outgoing, outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import type { PayEnvironment } from '#server/providers/pay/buildPartsOf.ts'
import { ensureSandboxKeys } from '#server/providers/pay/emulation/sandboxKeys.ts'
import type { AddressReference } from '#server/providers/pay/payAddress.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import type { SmsSettings } from '#server/providers/sms/smsSettings.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { remoteFileStore } from '#server/providers/storage/remoteFileStore.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { SharedAccountParts } from '#server/providers/wechat/openWechatAccounts.ts'
import type { WechatAddresses, WechatSettings } from '#server/providers/wechat/wechatSettings.ts'
import { createLineFile } from '#server/sandbox/lineFile.ts'
import { createSmtpStandIn, type SandboxMail } from '#server/sandbox/mail/smtpStandIn.ts'
import type { SandboxOptions } from '#server/sandbox/sandboxRoutes.ts'
import { SANDBOX_KEY, sandboxSecret } from '#server/sandbox/sandboxSecret.ts'
import { localFileStore } from '#server/sandbox/storage/localFileStore.ts'
import type { Env } from '#server/settings/env.ts'
import { WrongSetting } from '#server/settings/variables.ts'

export interface Providers {
  /** Storage, with the server's own key. */
  storage: StorageSettings
  files: FileStore
  /** Upload limits per day. */
  uploads: UploadSums
  smsWork: number
  /** The emulators; absent on a real site. */
  sandbox?: SandboxOptions
  /** Origins of an external storage. */
  storageOrigins: string[]
  /** Returns the SMS settings for the port: the emulator listens where the server does. */
  sms: (port: number) => SmsSettings
  /** The messaging app's platform, and the account that societies share. */
  wechat: WechatEnvironment
  /** Settings of the mail server; absent when none is configured. */
  mail?: () => Promise<MailSettings>
  /** Site address with the placeholders `{host}` and `{port}`. */
  siteUrl: string
  /** Site address of a real site; absent in a demonstration, which uses the request's own host. */
  publicUrl?: string
  pay: PayEnvironment
}

const BUCKET = 'portal'

/**
 * Returns the external services as configured: each provider with settings, and in a demonstration emulators for the
 * others.
 */
export function providersOf(
  env: Env,
  clock: () => Date,
  fetch: Outgoing = toOperators(outgoing),
): Providers {
  const secret = env.demo ? sandboxSecret(env.dataDir) : ''
  const folder = join(env.dataDir, 'storage')
  const storage = env.storage ?? standIn(env, secret)
  const mail = mailOf(env, secret, clock)
  return {
    storage,
    uploads: env.uploads,
    smsWork: env.smsWork,
    files: env.storage
      ? remoteFileStore(storage, fetch, clock)
      : localFileStore(storage, folder, clock),
    ...(mail ? { mail: mail.settings } : {}),
    siteUrl: env.siteUrl,
    ...(env.demo ? {} : { publicUrl: env.siteUrl }),
    storageOrigins: env.storage ? originsOf(env.storage) : [],
    ...(env.demo ? { sandbox: standInsOf(env, secret, mail?.standIn, clock) } : {}),
    sms: (port) => env.sms ?? smsStandIn(env, port, secret),
    wechat: wechatOf(env, secret),
    pay: payOf(env),
  }
}

/** Returns the emulators below `/sandbox`, for all services that are not configured. */
function standInsOf(
  env: Env,
  secret: string,
  mail: SandboxOptions['mail'],
  clock: () => Date,
): SandboxOptions {
  const account = { key: SANDBOX_KEY, secret, region: 'local' }
  const place = standInsFolder(env)
  const folder = join(env.dataDir, 'storage')
  return {
    open: env.demoOpen,
    ...(env.storage ? {} : { storage: { folder, bucket: BUCKET, account, clock } }),
    ...(env.sms ? {} : { sms: { file: join(place, 'sms.jsonl'), account, clock } }),
    wechat: { secret, clock },
    ...(mail ? { mail } : {}),
    pay: { folder: place, clock, speed: env.sandboxSpeed },
    invoice: { folder: place, secret, clock },
  }
}

/** Where the demonstration's emulators keep their keys and what they were sent. */
export const standInsFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string =>
  join(dataDir, 'sandbox')

/** Returns the secrets of payments; the emulator's keys are created when the first is read. */
function payOf({ secretsDir, dataDir, demo }: Env): PayEnvironment {
  const standIns = standInsFolder({ dataDir })
  const sandboxFolder = () => {
    ensureSandboxKeys(standIns)
    return standIns
  }
  const sources = { env: process.env, folder: secretsDir, ...(demo ? { sandboxFolder } : {}) }
  return { secrets: createSecrets(sources), standIn: demo }
}

/** Throws on a real site: a service without settings must never fall back to an emulator there. */
function requireDemo({ demo }: Env): void {
  if (!demo) throw new WrongSetting(words.noProviders)
}

/** Returns settings with addresses without host, so that files are read from the page's own host. */
function standIn(env: Env, secret: string): StorageSettings {
  requireDemo(env)
  return {
    type: 'oss',
    signature: 'v4',
    endpoint: `/sandbox/storage/${BUCKET}/`,
    baseUrl: `/sandbox/storage/${BUCKET}/`,
    bucket: BUCKET,
    region: 'local',
    key: SANDBOX_KEY,
    secret,
  }
}

function smsStandIn(env: Env, port: number, secret: string): SmsSettings {
  requireDemo(env)
  return {
    endpoint: `http://127.0.0.1:${port}/sandbox/sms/`,
    key: SANDBOX_KEY,
    secret,
    signName: words.platform,
    templateCode: 'SMS_000000001',
    reminderTemplate: 'SMS_000000002',
  }
}

/** Returns the configured mail server, or the emulator on this machine. */
function mailOf({ mail, demo, dataDir }: Env, password: string, clock: () => Date) {
  if (mail) return { settings: async () => mail }
  if (!demo) return undefined
  const mails = createLineFile<SandboxMail>(join(standInsFolder({ dataDir }), 'mail.jsonl'))
  const login = { user: SANDBOX_KEY, password }
  const server = createSmtpStandIn({ mails, login, clock })
  return { settings: server.settings, standIn: { mails, server } }
}

const SANDBOX_APP = 'wx0000000000000000'

export interface WechatEnvironment {
  /** Returns the platform that belongs to an address of WeChat Pay. */
  addresses: (payUrl: AddressReference, port: number) => WechatAddresses
  /** Returns the server's own account; undefined when there is neither an account nor an emulator. */
  shared: (port: number) => WechatSettings | undefined
}

/** Returns the input for finding a society's account, for the port. */
export const wechatPartsOf = (
  { wechat, pay }: Pick<Providers, 'wechat' | 'pay'>,
  port: () => number,
): SharedAccountParts => ({
  secrets: pay.secrets,
  addresses: (payUrl) => wechat.addresses(payUrl, port()),
  shared: () => wechat.shared(port()),
})

function wechatOf(env: Env, secret: string): WechatEnvironment {
  const standIn = (port: number) => ({ ...wechatStandIn(port), appId: SANDBOX_APP, secret })
  return {
    addresses: (payUrl, port) =>
      env.demo && typeof payUrl === 'string' && payUrl.startsWith('/')
        ? wechatStandIn(port)
        : env.wechatAt,
    shared: (port) => env.wechat ?? (env.demo ? standIn(port) : undefined),
  }
}

/** Browsers reach the emulator on the page's own host, the server on this machine. */
const wechatStandIn = (port: number): WechatAddresses => ({
  openUrl: '/sandbox/wechat/',
  apiUrl: `http://127.0.0.1:${port}/sandbox/wechat/`,
})

const originsOf = ({ endpoint, baseUrl }: StorageSettings): string[] => [
  ...new Set([new URL(endpoint).origin, new URL(baseUrl).origin]),
]
