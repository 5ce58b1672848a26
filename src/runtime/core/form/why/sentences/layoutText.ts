import type { Cause } from '#contract/why.ts'

/** Of fields nobody fills in. */
export const layoutText = (label: string, { by }: Cause): string =>
  by === 'unsupported'
    ? `${label}的类型不受支持，只显示占位，不能填写。`
    : `${label}只用于排版，不需要填写。`
