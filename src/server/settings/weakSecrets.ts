import { SETTINGS, type SettingName } from './settingTable.ts'
import type { Source } from './variables.ts'

const LEAST = 8
/** Common defaults and examples. */
const KNOWN =
  /^(?:postgres|password|passw0rd|secret|changeme|change-me|admin|root|test|example|qwerty.*|abc123.*|12345.*|(.)\1*)$/i

/**
 * Returns the names of configured secrets that could be guessed: short, well known, one repeated character, or equal to
 * their account. For `DATABASE_URL` its password is checked; a missing one is left to the database.
 */
export const weakSecrets = (source: Source): SettingName[] =>
  (Object.keys(SETTINGS) as SettingName[]).filter((name) => {
    const secret = secretOf(source, name)
    return secret !== undefined && isWeak(secret, source)
  })

function secretOf(source: Source, name: SettingName): string | undefined {
  const setting = SETTINGS[name]
  const text = source[name]
  if (!('secret' in setting) || !text) return undefined
  if (name !== 'DATABASE_URL') return text
  return URL.canParse(text) ? decodeURIComponent(new URL(text).password) || undefined : undefined
}

const ACCOUNTS = ['STORAGE_KEY', 'SMS_KEY', 'MAIL_USER', 'WECHAT_APP_ID'] as const

const isWeak = (secret: string, source: Source): boolean =>
  secret.length < LEAST || KNOWN.test(secret) || ACCOUNTS.some((name) => source[name] === secret)
