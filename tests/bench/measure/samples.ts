export const CONTENDERS = ['ours', 'hookForm', 'rjsf', 'survey'] as const
/** `ours` is the form engine; the others are what a society could take instead. */
export type Who = (typeof CONTENDERS)[number]

/** What is measured, in milliseconds unless it says otherwise. */
export const MEASURES = {
  prepare: 'configuration to form definition',
  mountJs: 'mount, script',
  mount: 'mount to first screen painted',
  whole: 'mount to whole form painted',
  wait: 'longest task while the rest mounts',
  firstKey: 'first keystroke, right after mount',
  script: 'keystroke, script',
  key: 'keystroke to painted',
  messageKey: 'keystroke that turns the message, to painted',
  toggleOne: 'toggle of one field',
  toggleMany: 'toggle of every tenth field',
  submit: 'submit of all empty to all errors',
  heap: 'used heap, MB',
} as const
export type Measure = keyof typeof MEASURES

/** Samples of one contender at one size. */
export type Samples = Record<Measure, number[]>

export const noSamples = (): Samples =>
  Object.fromEntries(Object.keys(MEASURES).map((name) => [name, []])) as unknown as Samples
