import type { Cause } from '#contract/why.ts'

const TEXTS: { [by in Cause['by']]?: string } = {
  unsupported: '的类型不受支持，只显示占位，不能填写',
  keyless: '没有可用的字段标识，只显示占位，不能填写',
}

/** Formats the explanation of fields without input. */
export const layoutText = (label: string, { by }: Cause): string =>
  `${label}${TEXTS[by] ?? '只用于排版，不需要填写'}。`
