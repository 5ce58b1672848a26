import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormChannel } from './useFormChannel.ts'

/** Current value of a field or cell. */
export const useFieldValue = (path: FormPath): unknown =>
  useFormChannel(`value:${path}`, (store) => store.get(path))
