import type { FormField } from '#contract/form.ts'

const SIZE = { width: 320, height: 160 }

export const signSize = ({ ui }: FormField): { width: number; height: number } => ({
  width: ui.width ?? SIZE.width,
  height: ui.height ?? SIZE.height,
})
