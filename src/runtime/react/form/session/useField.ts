import type { FormBundle } from '#contract/form.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormChannel } from './useFormChannel.ts'

/** Returns the current value of a field or cell. */
export const useFieldValue = (path: FormPath): unknown =>
  useFormChannel(`value:${path}`, (store) => store.get(path))

/** Returns the message that shows at a field or cell. */
export const useFieldError = (path: FormPath): string | undefined =>
  useFormChannel(`error:${path}`, (store) => store.error(path))

/** True when a message shows. */
export const useFieldInvalid = (path: FormPath): boolean =>
  useFormChannel(`error:${path}`, (store) => store.error(path) !== undefined)

/** True while a rule or the definition hides the field. */
export const useFieldHidden = (key: string): boolean =>
  useFormChannel(`hidden:${key}`, (store) => store.isHidden(key))

/** True when a rule determines the field's visibility; otherwise it never changes, and no listener is needed. */
export const changesVisibility = ({ rules }: FormBundle, key: string): boolean =>
  Object.hasOwn(rules, key)
