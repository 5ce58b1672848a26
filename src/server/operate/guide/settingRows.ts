import { NEEDED_NAMES } from '#server/settings/providerEnv.ts'
import type { Setting, SettingGroup } from '#server/settings/settingKinds.ts'
import { SETTINGS, type SettingName } from '#server/settings/settingTable.ts'
import { markdownTable } from './markdownTable.ts'

const TITLES: Record<SettingGroup, string> = {
  server: 'The server',
  demonstration: 'The demonstration (no real site sets these)',
  storage: 'Object storage (a real site needs it)',
  sms: 'SMS (a real site needs it)',
  mail: 'Mail',
  wechat: 'WeChat',
}

const ALL = Object.entries(SETTINGS) as [SettingName, Setting][]

/** Returns one table per group of variables, in the order of `settingTable.ts`. */
export function settingTables(): string[] {
  const groups = [...new Set(ALL.map(([, { group }]) => group))]
  return groups.flatMap((group) => {
    const members = ALL.filter(([, setting]) => setting.group === group)
    const rows = members.map(([name, setting]) => rowOf(name, setting))
    return [`#### ${TITLES[group]}`, markdownTable(['variable', 'what it is', 'usual'], rows)]
  })
}

const rowOf = (name: SettingName, setting: Setting): string[] => [
  `\`${name}\``,
  [setting.says, rangeOf(setting), ...(setting.secret ? ['**Secret.**'] : [])]
    .filter(Boolean)
    .join(' '),
  NEEDED_NAMES.includes(name) ? 'must be given' : usualOf(setting),
]

const code = (text: string | number): string => `\`${text}\``

function rangeOf(setting: Setting): string {
  if (setting.kind === 'number') return `${setting.min} to ${setting.max}.`
  if (setting.kind === 'choice') return `One of ${setting.allowed.map(code).join(', ')}.`
  return setting.kind === 'flag' ? '`1` or `0`.' : ''
}

function usualOf(setting: Setting): string {
  if ('usual' in setting && setting.usual !== undefined) return setting.usual
  return 'default' in setting && setting.default !== undefined ? code(setting.default) : '–'
}
