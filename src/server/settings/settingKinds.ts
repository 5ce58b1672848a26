interface Described {
  group: SettingGroup
  /** One line of description for operators, in English. */
  says: string
  /** The value is a secret. */
  secret?: true
}

export type SettingGroup = 'server' | 'demonstration' | 'storage' | 'sms' | 'mail' | 'wechat'

export type TextSetting = Described & { kind: 'text' | 'url'; default?: string; usual?: string }
export type NumberSetting = Described & {
  kind: 'number'
  default: number
  min: number
  max: number
}
/** `usual` describes a default that depends on other settings. */
export type FlagSetting = Described & { kind: 'flag'; usual: string }
export type ChoiceSetting = Described & {
  kind: 'choice'
  default: string
  allowed: readonly string[]
  usual?: string
}
export type Setting = TextSetting | NumberSetting | FlagSetting | ChoiceSetting

export const text = (group: SettingGroup, says: string, usual?: string): TextSetting => ({
  kind: 'text',
  group,
  says,
  ...(usual === undefined ? {} : { usual }),
})
export const url = (group: SettingGroup, says: string, fallback?: string): TextSetting => ({
  kind: 'url',
  group,
  says,
  ...(fallback === undefined ? {} : { default: fallback }),
})
export const secret = (group: SettingGroup, says: string): TextSetting => ({
  kind: 'text',
  group,
  says,
  secret: true,
})
