/** The server's settings, read once from the environment. A wrong one stops the start with a sentence. */

import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, resolve } from 'node:path'
import { readMail, readSms, readStorage, readWechat, type SmsSettings } from './providerEnv.ts'
import type { MailSettings } from './providers/mail/mailProvider.ts'
import type { StorageSettings } from './providers/storage/storageSettings.ts'
import type { WechatSettings } from './providers/wechat/wechatSettings.ts'
import { ROOT } from './root.ts'
import { readFlag, readNumber, readOneOf, readUrl, type Source, WrongSetting } from './settings.ts'

export interface Env {
  production: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl?: string
  /** Local stand-ins for storage, SMS and paying, with their pages. */
  sandbox: boolean
  /** How much faster than the real providers the stand-in for paying repeats what nobody took. */
  sandboxSpeed: number
  /** Where the files of secrets are that a configuration refers to. */
  secretsDir: string
  /** The gallery of forms and pages under `/test`. */
  gallery: boolean
  trustProxy: boolean | string
  logLevel: string
  /** Requests a minute and address before 429. */
  rateLimit: number
  /** Absent: the local stand-in. */
  storage?: StorageSettings
  sms?: SmsSettings
  wechat?: WechatSettings
  mail?: MailSettings
  /** Address of a site in messages that no request was asked for, `{host}` its first host, `{port}` ours. */
  siteUrl: string
  /** Font files for characters on certificates that the bundled font lacks, the first that has one wins. */
  certificateFonts: string[]
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads every setting; throws `WrongSetting` naming the first that is wrong. */
export function readEnv(source: Source): Env {
  const databaseUrl = readDatabaseUrl(source)
  const production = source.NODE_ENV === 'production'
  const storage = readStorage(source)
  const sms = readSms(source)
  const wechat = readWechat(source)
  const mail = readMail(source)
  return {
    production,
    host: source.HOST || '0.0.0.0',
    port: readNumber(source, 'PORT', 8080, 0, 65_535),
    dataDir: readDataDir(source),
    ...(databaseUrl ? { databaseUrl } : {}),
    sandbox: readFlag(source, 'SANDBOX', !(production && databaseUrl)),
    sandboxSpeed: readNumber(source, 'SANDBOX_SPEED', 60, 1, 100_000),
    secretsDir: readSecretsDir(source),
    gallery: readFlag(source, 'GALLERY', !(production && databaseUrl)),
    trustProxy: readTrustProxy(source),
    logLevel: readOneOf(source, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    rateLimit: readNumber(source, 'RATE_LIMIT', 1200, 1, 1_000_000),
    siteUrl: readSiteUrl(source, production && databaseUrl !== undefined),
    certificateFonts: readFontFiles(source),
    ...(storage ? { storage } : {}),
    ...(sms ? { sms } : {}),
    ...(wechat ? { wechat } : {}),
    ...(mail ? { mail } : {}),
  }
}

const readSecretsDir = (source: Source): string =>
  source.SECRETS_DIR ? resolve(ROOT, source.SECRETS_DIR) : readDataDir(source)

function readDataDir(source: Source): string {
  const text = source.DATA_DIR || '.data'
  return isAbsolute(text) ? text : resolve(ROOT, text)
}

function readDatabaseUrl(source: Source): string | undefined {
  const text = source.DATABASE_URL
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new WrongSetting('环境变量 DATABASE_URL 应以 postgres:// 或 postgresql:// 开头。')
}

function readFontFiles(source: Source): string[] {
  const files = (source.CERTIFICATE_FONTS ?? '').split(delimiter).filter((file) => file !== '')
  const absent = files.find((file) => !existsSync(file))
  if (absent === undefined) return files
  throw new WrongSetting(`环境变量 CERTIFICATE_FONTS 中的字体文件不存在：${absent}`)
}

function readTrustProxy(source: Source): boolean | string {
  const text = source.TRUST_PROXY
  if (!text || text === '0' || text === 'false') return false
  return text === '1' || text === 'true' ? true : text
}

/** A demonstration is reached at its own port, a real site as people know it. */
function readSiteUrl(source: Source, real: boolean): string {
  const url = source.SITE_URL || (real ? 'https://{host}' : 'http://{host}:{port}')
  readUrl('SITE_URL', url.replace('{host}', 'localhost').replace('{port}', '80'))
  return url.replace(/\/$/, '')
}
