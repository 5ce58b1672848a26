import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormChannel } from './useFormChannel.ts'

/** The message that shows at a field or cell now. */
export const useFieldError = (path: FormPath): string | undefined =>
  useFormChannel(`error:${path}`, (store) => store.error(path))

/** Whether one shows: unlike the message itself this does not change from one message to another. */
export const useFieldInvalid = (path: FormPath): boolean =>
  useFormChannel(`error:${path}`, (store) => store.error(path) !== undefined)
