import { join } from 'node:path'
import type { MailSettings } from '../providers/mail/mailProvider.ts'
import type { PayEnvironment } from '../providers/pay/openPayProviders.ts'
import { createSecrets } from '../providers/pay/secrets.ts'
import type { SmsSettings } from '../providers/sms/smsSettings.ts'
import type { FileStore } from '../providers/storage/fileStore.ts'
import { remoteFileStore } from '../providers/storage/remoteFileStore.ts'
import type { StorageSettings } from '../providers/storage/storageSettings.ts'
import type { AccountParts } from '../providers/wechat/wechatAccountOf.ts'
import type { WechatAddresses, WechatSettings } from '../providers/wechat/wechatSettings.ts'
import { createLineFile } from '../sandbox/lineFile.ts'
import { createSmtpStandIn, type SandboxMail } from '../sandbox/mail/smtpStandIn.ts'
import { ensureSandboxKeys } from '../sandbox/pay/sandboxKeys.ts'
import type { SandboxOptions } from '../sandbox/sandboxRoutes.ts'
import { SANDBOX_KEY, sandboxSecret } from '../sandbox/sandboxSecret.ts'
import { localFileStore } from '../sandbox/storage/localFileStore.ts'
import type { UploadSums } from '../services/storage/uploadSums.ts'
import type { Env } from '../settings/env.ts'
import { WrongSetting } from '../settings/variables.ts'

export interface Providers {
  /** Where the server's own key is. */
  storage: StorageSettings
  files: FileStore
  /** What may be uploaded a day. */
  uploads: UploadSums
  smsWork: number
  /** The stand-ins; absent where the site is a real one. */
  sandbox?: SandboxOptions
  /** Origins of a storage that is not this server. */
  storageOrigins: string[]
  /** SMS settings once the port is known: the stand-in listens where the server does. */
  sms: (port: number) => SmsSettings
  /** Where the messaging app's platform is, and the account that societies share. */
  wechat: WechatEnvironment
  /** Where mail goes; absent where no mail server is configured. */
  mail?: () => Promise<MailSettings>
  /** Address of a site: `{host}` and `{port}` are left to be filled in. */
  siteUrl: string
  /** The same for a real site; absent in a demonstration, which is wherever it was asked. */
  publicUrl?: string
  pay: PayEnvironment
}

const BUCKET = 'portal'

/** The outside as it is configured: a provider where its settings are given, in a demonstration its stand-in elsewhere. */
export function providersOf(env: Env, clock: () => Date): Providers {
  const secret = env.demo ? sandboxSecret(env.dataDir) : ''
  const folder = join(env.dataDir, 'storage')
  const storage = env.storage ?? standIn(env, secret)
  const mail = mailOf(env, secret, clock)
  return {
    storage,
    uploads: env.uploads,
    smsWork: env.smsWork,
    files: env.storage
      ? remoteFileStore(storage, globalThis.fetch, clock)
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

/** What answers below `/sandbox`: the stand-ins of all that is not configured. */
function standInsOf(
  env: Env,
  secret: string,
  mail: SandboxOptions['mail'],
  clock: () => Date,
): SandboxOptions {
  const account = { key: SANDBOX_KEY, secret, region: 'local' }
  const place = join(env.dataDir, 'sandbox')
  const folder = join(env.dataDir, 'storage')
  return {
    open: env.demoOpen,
    ...(env.storage ? {} : { storage: { folder, bucket: BUCKET, account, clock } }),
    ...(env.sms ? {} : { sms: { file: join(place, 'sms.jsonl'), account, clock } }),
    wechat: { secret, clock },
    ...(mail ? { mail } : {}),
    pay: { folder: place, clock, speed: env.sandboxSpeed },
  }
}

/** The stand-in's keys are made when the first of them is read. */
function payOf({ secretsDir, dataDir, demo }: Env): PayEnvironment {
  const standIns = join(dataDir, 'sandbox')
  const sandboxFolder = () => {
    ensureSandboxKeys(standIns)
    return standIns
  }
  const sources = { env: process.env, folder: secretsDir, ...(demo ? { sandboxFolder } : {}) }
  return { secrets: createSecrets(sources), standIn: demo }
}

/** Settings are read so that a real site has what it needs; whatever else is wrong, it gets no stand-in. */
function requireDemo({ demo }: Env): void {
  if (!demo) throw new WrongSetting('正式环境没有本地替身，需要配置对象存储和短信。')
}

/** Addresses without host: whatever host the page is on, its files are there too. */
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
    signName: '会员管理服务平台',
    templateCode: 'SMS_000000001',
    reminderTemplate: 'SMS_000000002',
  }
}

/** The mail server that is configured, or the one on this machine. */
function mailOf({ mail, demo, dataDir }: Env, password: string, clock: () => Date) {
  if (mail) return { settings: async () => mail }
  if (!demo) return undefined
  const mails = createLineFile<SandboxMail>(join(dataDir, 'sandbox', 'mail.jsonl'))
  const login = { user: SANDBOX_KEY, password }
  const server = createSmtpStandIn({ mails, login, clock })
  return { settings: server.settings, standIn: { mails, server } }
}

const SANDBOX_APP = 'wx0000000000000000'

export interface WechatEnvironment {
  /** The platform that belongs to an address of WeChat Pay. */
  addresses: (payUrl: string, port: number) => WechatAddresses
  /** The server's own account; undefined where there is none, and no stand-in. */
  shared: (port: number) => WechatSettings | undefined
}

/** What a society's account is found with, once the port is known. */
export const wechatPartsOf = (
  { wechat, pay }: Pick<Providers, 'wechat' | 'pay'>,
  port: () => number,
): AccountParts => ({
  secrets: pay.secrets,
  addresses: (payUrl) => wechat.addresses(payUrl, port()),
  shared: () => wechat.shared(port()),
})

function wechatOf(env: Env, secret: string): WechatEnvironment {
  const standIn = (port: number) => ({ ...wechatStandIn(port), appId: SANDBOX_APP, secret })
  return {
    addresses: (payUrl, port) =>
      env.demo && payUrl.startsWith('/') ? wechatStandIn(port) : env.wechatAt,
    shared: (port) => env.wechat ?? (env.demo ? standIn(port) : undefined),
  }
}

/** Browsers find it on whatever host the page is, the server on this machine. */
const wechatStandIn = (port: number): WechatAddresses => ({
  openUrl: '/sandbox/wechat/',
  apiUrl: `http://127.0.0.1:${port}/sandbox/wechat/`,
})

const originsOf = ({ endpoint, baseUrl }: StorageSettings): string[] => [
  ...new Set([new URL(endpoint).origin, new URL(baseUrl).origin]),
]
