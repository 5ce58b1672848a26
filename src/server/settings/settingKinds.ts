interface Described {
  group: SettingGroup
  /** One line for operators, English. */
  says: string
  /** Nobody else may know it. */
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
/** `usual` says what it is where it depends on others. */
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
