/** Settings of the services outside, read from the environment: all of a group, or none and the stand-in answers. */

import { ownValue } from '#contract/record.ts'
import type { MailSettings } from './providers/mail/mailProvider.ts'
import type { StorageSettings } from './providers/storage/storageSettings.ts'
import type { WechatSettings } from './providers/wechat/wechatSettings.ts'
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

const STORAGE_NAMES = ['TYPE', 'ENDPOINT', 'BUCKET', 'KEY', 'SECRET'] as const
const SMS_NAMES = ['ENDPOINT', 'KEY', 'SECRET', 'SIGN_NAME', 'TEMPLATE_CODE'] as const

export function readStorage(source: Source): StorageSettings | undefined {
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

export function readSms(source: Source): SmsSettings | undefined {
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
export function readMail(source: Source): MailSettings | undefined {
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

/** The platform's own addresses unless told: a proxy of one's own, or a test. */
export function readWechat(source: Source): WechatSettings | undefined {
  const group = readGroup(source, 'WECHAT_', ['APP_ID', 'SECRET'] as const)
  if (!group) return undefined
  const address = (name: string, usual: string) => {
    const url = readUrl(name, ownValue(source, name) || usual)
    return url.endsWith('/') ? url : `${url}/`
  }
  return {
    openUrl: address('WECHAT_OPEN_URL', 'https://open.weixin.qq.com/'),
    apiUrl: address('WECHAT_API_URL', 'https://api.weixin.qq.com/'),
    appId: group.APP_ID,
    secret: group.SECRET,
  }
}
