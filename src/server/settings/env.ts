/** The server's settings, read once from the environment. An invalid one stops the start with a message. */

import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, resolve } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/settings.json' with { type: 'json' }
import type { UploadSums } from '#server/modules/files/storage/uploadSums.ts'
import type { MailSettings } from '#server/providers/mail/mailProvider.ts'
import type { SendingRates } from '#server/providers/sendingRates.ts'
import type { SmsSettings } from '#server/providers/sms/smsSettings.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { WechatAddresses, WechatSettings } from '#server/providers/wechat/wechatSettings.ts'
import { ROOT } from '#server/root.ts'
import {
  readMail,
  readSms,
  readStorage,
  readWechat,
  readWechatAddresses,
  requireProviders,
} from './providerEnv.ts'
import { SETTINGS } from './settingTable.ts'
import { readTrustProxy, type Trust } from './trustProxy.ts'
import {
  readChoice,
  readDatabases,
  readFlag,
  readNumber,
  readText,
  readUrl,
  type Source,
  WrongSetting,
} from './variables.ts'

export interface Env {
  /**
   * Demonstration mode: local emulators with their pages, the gallery, seeded societies with known passwords. Refused
   * when any setting indicates a real site.
   */
  demo: boolean
  /** Emulators also answer other machines. */
  demoOpen: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl?: string
  /** Other databases that have societies, by name. */
  shards: Readonly<Record<string, string>>
  /** Streaming replicas, by the name of their database. */
  replicas: Readonly<Record<string, string>>
  /** Addresses of all databases for a superuser. */
  admins: Readonly<Record<string, string>>
  /** Connections to each database. */
  poolSize: number
  /** Factor by which the payment emulator repeats unacknowledged notifications faster than the real providers. */
  sandboxSpeed: number
  /** Folder of the secret files that configurations refer to. */
  secretsDir: string
  trust: Trust
  logLevel: string
  /** Where metrics are answered; port 0 for nowhere. */
  metrics: { host: string; port: number }
  /** From how many milliseconds on a statement is slow. */
  slowQueryMs: number
  /** How many backups of each kind a schedule keeps. */
  backups: { days: number; weeks: number }
  /** Traces are sent somewhere: to the endpoint that the tracing library reads by itself. */
  tracing: boolean
  /** Requests per minute and address before 429. */
  rateLimit: number
  /** Milliseconds after SIGTERM in which requests are still served, while `/readyz` answers 503. */
  drainMs: number
  /** Upload limits per day. */
  uploads: UploadSums
  /** Maximum number of attempts of a proof-of-work challenge before a code. */
  smsWork: number
  /** Messages a second that this process hands to each provider. */
  sendingRates: SendingRates
  /** Absent: the local emulator is used. */
  storage?: StorageSettings
  sms?: SmsSettings
  /** Shared account for societies without their own. */
  wechat?: WechatSettings
  /** Addresses of WeChat's platform. */
  wechatAt: WechatAddresses
  mail?: MailSettings
  /** Site address for messages; `{host}` and `{port}` are placeholders. */
  siteUrl: string
  /**
   * Font files for characters on certificates that the bundled font lacks; the first font with the character is used.
   */
  certificateFonts: string[]
}

/**
 * Reads all settings.
 * @throws WrongSetting naming the variable
 */
export function readEnv(source: Source): Env {
  const demo = readDemo(source)
  const databaseUrl = readDatabaseUrl(source)
  requireProviders(source, demo)
  const storage = readStorage(source)
  const sms = readSms(source)
  const wechat = readWechat(source)
  const mail = readMail(source)
  return {
    demo,
    demoOpen: readFlag(source, 'DEMO_OPEN', false),
    host: readText(source, 'HOST') ?? SETTINGS.HOST.default,
    port: readNumber(source, 'PORT'),
    dataDir: readDataDir(source),
    ...(databaseUrl ? { databaseUrl } : {}),
    shards: readShards(source),
    replicas: readReplicas(source),
    admins: readDatabases(source, 'DATABASE_ADMINS'),
    poolSize: readNumber(source, 'DATABASE_POOL'),
    sandboxSpeed: readNumber(source, 'SANDBOX_SPEED'),
    secretsDir: readSecretsDir(source),
    trust: readTrustProxy(readText(source, 'TRUST_PROXY')),
    logLevel: readChoice(source, 'LOG_LEVEL', demo ? 'warn' : 'info'),
    metrics: {
      host: readText(source, 'METRICS_HOST') ?? SETTINGS.METRICS_HOST.default,
      port: readNumber(source, 'METRICS_PORT'),
    },
    backups: {
      days: readNumber(source, 'BACKUP_DAYS'),
      weeks: readNumber(source, 'BACKUP_WEEKS'),
    },
    slowQueryMs: readNumber(source, 'SLOW_QUERY_MS'),
    tracing: OTLP_ENDPOINTS.map((name) => readUrl(source, name)).some(Boolean),
    rateLimit: readNumber(source, 'RATE_LIMIT'),
    drainMs: readNumber(source, 'DRAIN_SECONDS') * 1000,
    uploads: readUploads(source),
    smsWork: readNumber(source, 'SMS_WORK'),
    sendingRates: {
      sms: readNumber(source, 'SMS_PER_SECOND'),
      mail: readNumber(source, 'MAIL_PER_SECOND'),
    },
    siteUrl: readSiteUrl(source, demo),
    certificateFonts: readFontFiles(source),
    ...(storage ? { storage } : {}),
    ...(sms ? { sms } : {}),
    ...(wechat ? { wechat } : {}),
    wechatAt: readWechatAddresses(source),
    ...(mail ? { mail } : {}),
  }
}

const OTLP_ENDPOINTS = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const

const readUploads = (source: Source): UploadSums => ({
  visitors: {
    files: readNumber(source, 'UPLOADS_VISITORS_FILES'),
    megabytes: readNumber(source, 'UPLOADS_VISITORS_MB'),
  },
  owner: {
    files: readNumber(source, 'UPLOADS_OWNER_FILES'),
    megabytes: readNumber(source, 'UPLOADS_OWNER_MB'),
  },
})

/** Returns the settings that indicate a real site. */
function realSettings(source: Source): string[] {
  return [
    ...(source.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...(source.SITE_URL ? ['SITE_URL'] : []),
    ...(source.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ]
}

/** Reads the switch of the demonstration; its former names are refused instead of ignored. */
function readDemo(source: Source): boolean {
  const former = (['SANDBOX', 'GALLERY'] as const).filter((name) => Object.hasOwn(source, name))
  if (former.length > 0)
    throw new WrongSetting(fill(words.formerDemo, { names: former.join('、') }))
  const real = realSettings(source)
  const demo = readFlag(source, 'DEMO', real.length === 0)
  if (demo && real.length > 0)
    throw new WrongSetting(fill(words.realDemo, { names: real.join('、') }))
  return demo
}

const readSecretsDir = (source: Source): string => {
  const text = readText(source, 'SECRETS_DIR')
  return text ? resolve(ROOT, text) : readDataDir(source)
}

function readDataDir(source: Source): string {
  const text = readText(source, 'DATA_DIR') ?? SETTINGS.DATA_DIR.default
  return isAbsolute(text) ? text : resolve(ROOT, text)
}

function readDatabaseUrl(source: Source): string | undefined {
  const text = readText(source, 'DATABASE_URL')
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new WrongSetting(words.databaseUrl)
}

/** Reads the databases beside `DATABASE_URL`, which is `main`. */
function readShards(source: Source): Readonly<Record<string, string>> {
  const shards = readDatabases(source, 'DATABASE_SHARDS')
  const isWrong = Object.keys(shards).length > 0 && (!source.DATABASE_URL || 'main' in shards)
  if (isWrong) throw new WrongSetting(words.shards)
  return shards
}

/** Reads the replicas; each is one of a database that is set. */
function readReplicas(source: Source): Readonly<Record<string, string>> {
  const replicas = readDatabases(source, 'DATABASE_REPLICAS')
  const known = source.DATABASE_URL ? ['main', ...Object.keys(readShards(source))] : []
  const foreign = Object.keys(replicas).find((name) => !known.includes(name))
  if (foreign === undefined) return replicas
  throw new WrongSetting(fill(words.replica, { name: foreign }))
}

function readFontFiles(source: Source): string[] {
  const files = (readText(source, 'CERTIFICATE_FONTS') ?? '').split(delimiter).filter(Boolean)
  const absent = files.find((file) => !existsSync(file))
  if (absent === undefined) return files
  throw new WrongSetting(fill(words.fontMissing, { file: absent }))
}

/** Reads the site address; a demonstration's includes the port, a real site's does not. */
function readSiteUrl(source: Source, demo: boolean): string {
  const url = demo ? 'http://{host}:{port}' : (readUrl(source, 'SITE_URL') ?? '')
  const { pathname, search, hash } = new URL(url.replace('{host}', 'h').replace('{port}', '80'))
  if (pathname === '/' && !search && !hash) return url.replace(/\/$/, '')
  throw new WrongSetting(words.siteUrl)
}
