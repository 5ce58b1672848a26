import type { FormField } from '#contract/form.ts'

/** Pixels of a two-inch portrait, where the form says nothing. */
const PORTRAIT = { width: 120, height: 160 }

export const photoSize = ({ ui }: FormField): { width: number; height: number } => ({
  width: ui.width ?? PORTRAIT.width,
  height: ui.height ?? PORTRAIT.height,
})
