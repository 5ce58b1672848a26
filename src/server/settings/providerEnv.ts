/** Settings of external services, read from the environment: each group completely or not at all. */

import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/settings.json' with { type: 'json' }
import type { MailSettings } from '#server/providers/mail/mailProvider.ts'
import type { SmsSettings } from '#server/providers/sms/smsSettings.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { WechatAddresses, WechatSettings } from '#server/providers/wechat/wechatSettings.ts'
import type { SettingName, TextName } from './settingTable.ts'
import {
  readChoice,
  readFlag,
  readNumber,
  readText,
  readUrl,
  type Source,
  WrongSetting,
} from './variables.ts'

interface ProviderGroup {
  label: string
  names: readonly SettingName[]
  /** True for groups required on a real site. */
  needed?: true
}

const STORAGE: ProviderGroup = {
  label: words.groups.storage,
  names: ['STORAGE_TYPE', 'STORAGE_ENDPOINT', 'STORAGE_BUCKET', 'STORAGE_KEY', 'STORAGE_SECRET'],
  needed: true,
}
const SMS: ProviderGroup = {
  label: words.groups.sms,
  names: ['SMS_ENDPOINT', 'SMS_KEY', 'SMS_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'],
  needed: true,
}
const MAIL: ProviderGroup = { label: words.groups.mail, names: ['MAIL_HOST', 'MAIL_FROM'] }
const MAIL_LOGIN: ProviderGroup = {
  label: words.groups.mailLogin,
  names: ['MAIL_USER', 'MAIL_PASSWORD'],
}
const WECHAT: ProviderGroup = {
  label: words.groups.wechat,
  names: ['WECHAT_APP_ID', 'WECHAT_SECRET'],
}
const GROUPS = [STORAGE, SMS, MAIL, MAIL_LOGIN, WECHAT]

/** Settings without which a real site does not start. */
export const NEEDED_NAMES: readonly SettingName[] = GROUPS.flatMap(({ names, needed }) =>
  needed ? names : [],
)

/**
 * Throws one message naming all missing settings: the rest of incomplete groups (half a provider is a mistake), and on
 * a real site, which has no emulators, the required groups.
 */
export function requireProviders(source: Source, demo: boolean): void {
  const lacking = GROUPS.filter(({ names, needed }) => {
    const missing = missingOf(source, names)
    return missing.length > 0 && (missing.length < names.length || (needed && !demo))
  })
  if (lacking.length === 0) return
  const groups = lacking.map(
    ({ label, names }) => `${label}（${missingOf(source, names).join('、')}）`,
  )
  const why = demo ? words.wholeGroup : words.realNeeds
  throw new WrongSetting(fill(words.missing, { groups: groups.join('；'), why }))
}

const missingOf = (source: Source, names: readonly SettingName[]) =>
  names.filter((name) => !source[name])

const isSet = (source: Source, { names }: ProviderGroup) => names.some((name) => source[name])

/** Reads a setting of a complete group. */
const given = (source: Source, name: TextName): string => readText(source, name) ?? ''

export function readStorage(source: Source): StorageSettings | undefined {
  if (!isSet(source, STORAGE)) return undefined
  const signature = readChoice(source, 'STORAGE_SIGNATURE') as 'v1' | 'v4'
  const region = given(source, 'STORAGE_REGION')
  if (signature === 'v4' && !region) throw new WrongSetting(words.storageRegion)
  const endpoint = readUrl(source, 'STORAGE_ENDPOINT') ?? ''
  return {
    type: readChoice(source, 'STORAGE_TYPE') as 'oss' | 'obs',
    signature,
    endpoint,
    baseUrl: withSlash(readUrl(source, 'STORAGE_BASE_URL') ?? endpoint),
    bucket: given(source, 'STORAGE_BUCKET'),
    region,
    key: given(source, 'STORAGE_KEY'),
    secret: given(source, 'STORAGE_SECRET'),
  }
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)

export function readSms(source: Source): SmsSettings | undefined {
  if (!isSet(source, SMS)) return undefined
  const reminderTemplate = readText(source, 'SMS_REMINDER_TEMPLATE')
  return {
    endpoint: readUrl(source, 'SMS_ENDPOINT') ?? '',
    key: given(source, 'SMS_KEY'),
    secret: given(source, 'SMS_SECRET'),
    signName: given(source, 'SMS_SIGN_NAME'),
    templateCode: given(source, 'SMS_TEMPLATE_CODE'),
    ...(reminderTemplate ? { reminderTemplate } : {}),
  }
}

/** Reads the mail server; without MAIL_USER it accepts mail from this machine without a login. */
export function readMail(source: Source): MailSettings | undefined {
  if (!isSet(source, MAIL)) return undefined
  const port = readNumber(source, 'MAIL_PORT')
  const user = readText(source, 'MAIL_USER')
  return {
    host: given(source, 'MAIL_HOST'),
    port,
    secure: readFlag(source, 'MAIL_SECURE', port === 465),
    from: given(source, 'MAIL_FROM'),
    ...(user ? { login: { user, password: given(source, 'MAIL_PASSWORD') } } : {}),
  }
}

/** Reads the platform's addresses; the defaults can be replaced by a proxy or a test. */
export const readWechatAddresses = (source: Source): WechatAddresses => ({
  openUrl: withSlash(readUrl(source, 'WECHAT_OPEN_URL') ?? ''),
  apiUrl: withSlash(readUrl(source, 'WECHAT_API_URL') ?? ''),
})

/** Reads the shared account, for societies without their own. */
export function readWechat(source: Source): WechatSettings | undefined {
  if (!isSet(source, WECHAT)) return undefined
  return {
    ...readWechatAddresses(source),
    appId: given(source, 'WECHAT_APP_ID'),
    secret: given(source, 'WECHAT_SECRET'),
  }
}
