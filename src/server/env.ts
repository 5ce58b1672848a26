/** The server's settings, read once from the environment. A wrong one stops the start with a sentence. */

import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, resolve } from 'node:path'
import type { MailSettings } from './providers/mail/mailProvider.ts'
import type { StorageSettings } from './providers/storage/storageSettings.ts'
import type { WechatSettings } from './providers/wechat/wechatSettings.ts'
import { ROOT } from './root.ts'
import {
  readFlag,
  readGroup,
  readNumber,
  readOneOf,
  readUrl,
  type Source,
  WrongSetting,
} from './settings.ts'

export interface SmsSettings {
  endpoint: string
  key: string
  secret: string
  signName: string
  templateCode: string
  /** Template of the reminders around the end of a term; without one none are sent by SMS. */
  reminderTemplate?: string
}

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
const STORAGE_NAMES = ['TYPE', 'ENDPOINT', 'BUCKET', 'KEY', 'SECRET'] as const
const SMS_NAMES = ['ENDPOINT', 'KEY', 'SECRET', 'SIGN_NAME', 'TEMPLATE_CODE'] as const

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

function readStorage(source: Source): StorageSettings | undefined {
  const group = readGroup(source, 'STORAGE_', STORAGE_NAMES)
  if (!group) return undefined
  const type = readOneOf(source, 'STORAGE_TYPE', ['oss', 'obs'], 'oss') as 'oss' | 'obs'
  const signature = readOneOf(source, 'STORAGE_SIGNATURE', ['v1', 'v4'], 'v1') as 'v1' | 'v4'
  const region = source.STORAGE_REGION ?? ''
  if (signature === 'v4' && !region)
    throw new WrongSetting('STORAGE_SIGNATURE 为 v4 时需要环境变量 STORAGE_REGION。')
  const endpoint = readUrl('STORAGE_ENDPOINT', group.ENDPOINT)
  const baseUrl = readUrl('STORAGE_BASE_URL', source.STORAGE_BASE_URL || endpoint)
  return {
    type,
    signature,
    endpoint,
    baseUrl: baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`,
    bucket: group.BUCKET,
    region,
    key: group.KEY,
    secret: group.SECRET,
  }
}

function readSms(source: Source): SmsSettings | undefined {
  const group = readGroup(source, 'SMS_', SMS_NAMES)
  if (!group) return undefined
  return {
    endpoint: readUrl('SMS_ENDPOINT', group.ENDPOINT),
    key: group.KEY,
    secret: group.SECRET,
    signName: group.SIGN_NAME,
    templateCode: group.TEMPLATE_CODE,
    ...(source.SMS_REMINDER_TEMPLATE ? { reminderTemplate: source.SMS_REMINDER_TEMPLATE } : {}),
  }
}

/** Without MAIL_USER the server is one that takes mail from this machine unasked. */
function readMail(source: Source): MailSettings | undefined {
  const group = readGroup(source, 'MAIL_', ['HOST', 'FROM'] as const)
  if (!group) return undefined
  const login = readGroup(source, 'MAIL_', ['USER', 'PASSWORD'] as const)
  const port = readNumber(source, 'MAIL_PORT', 465, 1, 65_535)
  return {
    host: group.HOST,
    port,
    secure: readFlag(source, 'MAIL_SECURE', port === 465),
    from: group.FROM,
    ...(login ? { login: { user: login.USER, password: login.PASSWORD } } : {}),
  }
}

/** A demonstration is reached at its own port, a real site as people know it. */
function readSiteUrl(source: Source, real: boolean): string {
  const url = source.SITE_URL || (real ? 'https://{host}' : 'http://{host}:{port}')
  readUrl('SITE_URL', url.replace('{host}', 'localhost').replace('{port}', '80'))
  return url.replace(/\/$/, '')
}

/** The platform's own addresses unless told: a proxy of one's own, or a test. */
function readWechat(source: Source): WechatSettings | undefined {
  const group = readGroup(source, 'WECHAT_', ['APP_ID', 'SECRET'] as const)
  if (!group) return undefined
  const address = (name: string, usual: string) => {
    const url = readUrl(name, source[name] || usual)
    return url.endsWith('/') ? url : `${url}/`
  }
  return {
    openUrl: address('WECHAT_OPEN_URL', 'https://open.weixin.qq.com/'),
    apiUrl: address('WECHAT_API_URL', 'https://api.weixin.qq.com/'),
    appId: group.APP_ID,
    secret: group.SECRET,
  }
}
