import { useFormChannel } from './useFormChannel.ts'

/** Whether a rule, or its definition, hides the field now. */
export const useFieldHidden = (key: string): boolean =>
  useFormChannel(`hidden:${key}`, (store) => store.isHidden(key))
