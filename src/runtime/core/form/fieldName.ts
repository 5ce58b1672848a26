import type { FormField } from '#contract/form.ts'

/**
 * What a field is called where nothing may be nameless: for those who hear the form, over dialogs, in lists of what is
 * wrong. Its label; of a field without one (`label-missing`) the grey text in it, else that it has no name.
 */
export const fieldName = ({ label, ui }: Pick<FormField, 'label' | 'ui'>): string =>
  label || ui.placeholder || '未命名的一项'
