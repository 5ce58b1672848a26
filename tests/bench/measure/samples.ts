export const CONTENDERS = ['ours', 'dom', 'hookForm', 'rjsf', 'survey'] as const
/** `ours` is the form engine; the others are what a society could take instead. */
export type Who = (typeof CONTENDERS)[number]

/** How each is called in the tables. */
export const NAMES: Record<Who, string> = {
  ours: 'ours',
  dom: '(d) DOM by hand',
  hookForm: '(b) react-hook-form',
  rjsf: '(a) @rjsf/core',
  survey: '(c) SurveyJS',
}

/** What is measured, in milliseconds unless it says otherwise. */
export const MEASURES = {
  prepare: 'mount: configuration → form',
  mountJs: 'mount: script, all told',
  mount: 'mount: first screen painted',
  whole: 'mount: whole form painted',
  wait: 'mount: longest task after it',
  firstKey: 'first keystroke',
  script: 'keystroke: script',
  key: 'keystroke: painted',
  messageScript: 'keystroke + message: script',
  messageKey: 'keystroke + message: painted',
  toggleOne: 'toggle of one field',
  toggleMany: 'toggle that shows every tenth',
  submit: 'submit of all empty',
  heap: 'used heap, MB',
} as const
export type Measure = keyof typeof MEASURES

/** Samples of one contender at one size. */
export type Samples = Record<Measure, number[]>

const noSamples = (): Samples =>
  Object.fromEntries(Object.keys(MEASURES).map((name) => [name, []])) as unknown as Samples

/** All samples, by contender and number of fields. */
export class SampleBook {
  readonly #samples = new Map<string, Samples>()

  of(who: Who, count: number): Samples {
    const known = this.#samples.get(`${who} ${count}`) ?? noSamples()
    this.#samples.set(`${who} ${count}`, known)
    return known
  }

  /** The middle one; not a number where nothing was measured. */
  median(who: Who, count: number, measure: Measure): number {
    return quantile(this.of(who, count)[measure], 0.5)
  }
}

/** The value below which this share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
