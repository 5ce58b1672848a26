import type { Samples } from './measure.ts'

/** The value below which this share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Figures {
  mountJs: number
  mount: number
  firstKey: number
  keyP50: number
  keyP95: number
  toggle: number
  submit: number
}

/** Medians, and the 95th percentile of keystrokes; milliseconds, two decimals. */
export function figuresOf(samples: Samples): Figures {
  const median = (values: readonly number[]) => rounded(quantile(values, 0.5))
  return {
    mountJs: median(samples.mountJs),
    mount: median(samples.mount),
    firstKey: median(samples.firstKey),
    keyP50: median(samples.key),
    keyP95: rounded(quantile(samples.key, 0.95)),
    toggle: median(samples.toggle),
    submit: median(samples.submit),
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

const TITLES: Record<keyof Figures, string> = {
  mountJs: 'mount JS',
  mount: 'mount',
  firstKey: 'first key',
  keyP50: 'key p50',
  keyP95: 'key p95',
  toggle: 'toggle',
  submit: 'submit',
}

/** One line a size: reference / ours = ratio. */
export function table(rows: { count: number; ours: Figures; reference: Figures }[]): string {
  const names = Object.keys(TITLES) as (keyof Figures)[]
  const head = ['fields', ...names.map((name) => TITLES[name])]
  const body = rows.map(({ count, ours, reference }) => [
    String(count),
    ...names.map(
      (name) =>
        `${reference[name]} / ${ours[name]} = ${(reference[name] / ours[name]).toFixed(1)}x`,
    ),
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...body]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
