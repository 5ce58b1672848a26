import { ownValue } from '#contract/record.ts'

/** Readers of single environment variables; each throws `WrongSetting` with a sentence that names the variable. */

/** A setting that cannot be used; `message` is shown to whoever starts the server, nothing else is. */
export class WrongSetting extends Error {}

export type Source = Record<string, string | undefined>

export function readNumber(
  source: Source,
  name: string,
  fallback: number,
  min: number,
  max: number,
) {
  const text = ownValue(source, name)
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new WrongSetting(`环境变量 ${name} 应为 ${min} 到 ${max} 之间的整数，现在是“${text}”。`)
}

export function readFlag(source: Source, name: string, fallback: boolean): boolean {
  const text = ownValue(source, name)
  if (!text) return fallback
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new WrongSetting(`环境变量 ${name} 应为 1 或 0，现在是“${text}”。`)
}

export function readOneOf(
  source: Source,
  name: string,
  allowed: readonly string[],
  fallback: string,
) {
  const text = ownValue(source, name)
  if (!text) return fallback
  if (allowed.includes(text)) return text
  throw new WrongSetting(`环境变量 ${name} 应为 ${allowed.join('、')} 之一，现在是“${text}”。`)
}

/** All of a group or none of it: half a provider is a mistake, not a default. */
export function readGroup<Name extends string>(
  source: Source,
  prefix: string,
  names: readonly Name[],
) {
  const missing = names.filter((name) => !ownValue(source, prefix + name))
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new WrongSetting(
      `已设置部分 ${prefix}* 环境变量，还缺少：${missing.map((name) => prefix + name).join('、')}。`,
    )
  return Object.fromEntries(
    names.map((name) => [name, ownValue(source, prefix + name) ?? '']),
  ) as Record<Name, string>
}

export function readUrl(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new WrongSetting(`环境变量 ${name} 应为 http:// 或 https:// 开头的地址。`)
  return text
}
