import type { FieldUi } from '#contract/form.ts'

/** Pixels of a one-inch identity photo on the screen. */
const DEFAULT = { width: 120, height: 160 }

/** The size a photo is shown at. */
export const photoSize = ({ width, height }: FieldUi) => ({
  width: width ?? DEFAULT.width,
  height: height ?? DEFAULT.height,
})
