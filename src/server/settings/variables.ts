import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/settings.json' with { type: 'json' }
import {
  type ChoiceName,
  type FlagName,
  type NumberName,
  SETTINGS,
  type SettingName,
  type TextName,
} from './settingTable.ts'

/** Readers of single environment variables; each throws `WrongSetting` naming the variable. */

/** An invalid setting; `message` alone is shown to the operator. */
export class WrongSetting extends Error {}

export type Source = Readonly<Partial<Record<SettingName, string | undefined>>>

/** Returns the variable's value; undefined when unset or empty. */
export const readText = (source: Source, name: TextName): string | undefined =>
  source[name] || undefined

export function readNumber(source: Source, name: NumberName): number {
  const { default: fallback, min, max } = SETTINGS[name]
  const text = source[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new WrongSetting(fill(words.number, { name, min, max, text }))
}

export function readFlag(source: Source, name: FlagName, fallback: boolean): boolean {
  const text = source[name]
  if (!text) return fallback
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new WrongSetting(fill(words.flag, { name, text }))
}

/** Reads addresses of databases by name: a JSON object; none when unset. */
export function readDatabases(source: Source, name: TextName): Readonly<Record<string, string>> {
  const text = source[name]
  if (!text) return {}
  const value = parsed(text)
  const isRight =
    isRecord(value) &&
    Object.entries(value).every(([key, url]) => NAME.test(key) && DATABASE.test(String(url)))
  if (isRight) return value as Record<string, string>
  throw new WrongSetting(fill(words.databases, { name }))
}

const NAME = /^[a-z][a-z0-9_-]{0,31}$/
const DATABASE = /^postgres(ql)?:\/\//

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads one of the allowed values; `fallback` is the default when it depends on other settings. */
export function readChoice<Name extends ChoiceName>(
  source: Source,
  name: Name,
  fallback: string = SETTINGS[name].default,
): (typeof SETTINGS)[Name]['allowed'][number] {
  const text = source[name]
  if (!text) return fallback
  const allowed: readonly string[] = SETTINGS[name].allowed
  if (allowed.includes(text)) return text
  throw new WrongSetting(fill(words.choice, { name, allowed: allowed.join('、'), text }))
}

/** Reads an address, with the table's default; undefined when there is neither. */
export function readUrl(source: Source, name: TextName): string | undefined {
  const { default: usual } = SETTINGS[name] as { default?: string }
  const text = source[name] || usual
  if (text === undefined) return undefined
  const sample = text.replace('{host}', 'localhost')
  if (!/^https?:\/\//.test(text) || !URL.canParse(sample))
    throw new WrongSetting(fill(words.address, { name }))
  return text
}
