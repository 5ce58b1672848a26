import { BlockList, isIP } from 'node:net'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/settings.json' with { type: 'json' }
import type { Env } from './env.ts'
import { SETTINGS, type SettingName } from './settingTable.ts'
import { type Source, WrongSetting } from './variables.ts'
import { weakSecrets } from './weakSecrets.ts'

/**
 * Refuses secrets of a real site that could be guessed; a start, a setup and the doctor ask the same.
 * @throws WrongSetting naming the variables, never their values
 */
export function requireStrongSecrets(source: Source, { demo }: Pick<Env, 'demo'>): void {
  const weak = demo ? [] : weakSecrets(source)
  if (weak.length > 0) throw new WrongSetting(fill(words.weakSecrets, { names: weak.join('、') }))
}

/** Sentences about what a real site may have and usually should not: sent in clear, or answered to everybody. */
export function exposedSettings(
  source: Source,
  { demo, metrics }: Pick<Env, 'demo' | 'metrics'>,
): string[] {
  if (demo) return []
  const plain = ADDRESSES.filter((name) => isPlain(source[name]))
  const isOpen = metrics.port > 0 && !isThisMachine(metrics.host)
  return [
    ...(plain.length > 0 ? [fill(words.plainAddresses, { names: plain.join('、') })] : []),
    ...(isOpen ? [words.openMetrics] : []),
  ]
}

/** Addresses at which persons' data passes; traces have none of it. */
const ADDRESSES = (Object.keys(SETTINGS) as SettingName[]).filter(
  (name) => SETTINGS[name].kind === 'url' && !name.startsWith('OTEL_'),
)

function isPlain(text: string | undefined): boolean {
  const address = text?.replace('{host}', 'host') ?? ''
  if (!address.startsWith('http://') || !URL.canParse(address)) return false
  return !isThisMachine(new URL(address).hostname.replace(/^\[|\]$/g, ''))
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
