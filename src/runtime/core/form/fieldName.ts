import type { FormField } from '#contract/form.ts'

/**
 * Returns the name of a field wherever one is needed: for screen readers, in dialogs and in lists of errors. The label;
 * without one (`label-missing`) the placeholder, else a text saying that it has no name.
 */
export const fieldName = ({ label, ui }: Pick<FormField, 'label' | 'ui'>): string =>
  label || ui.placeholder || '未命名的一项'
