import type { FieldUi } from '#contract/form.ts'

const DEFAULT = { width: 320, height: 160 }

/** Pixels a signature is written and shown at. */
export const signSize = ({ width, height }: FieldUi) => ({
  width: width ?? DEFAULT.width,
  height: height ?? DEFAULT.height,
})
