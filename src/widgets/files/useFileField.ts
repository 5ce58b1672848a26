import { useRef } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'

/** The files of a field. New ones are in the order they were picked, whichever arrived first. */
export function useFileField(path: FormPath) {
  const { store } = useFormSession()
  const numbers = useRef(new Map<string, number>())
  const now = () => filesOf(store.get(path))
  const setFiles = (files: readonly FileValue[]) => store.set(path, files.length > 0 ? files : null)
  return {
    files: filesOf(useFieldValue(path)),
    /** Returns the store's current value, which may be newer than the rendered one. */
    now,
    /** False while the form is being submitted: then nothing is added. */
    add(file: FileValue, number: number): boolean {
      if (store.frozen) return false
      numbers.current.set(file.url, number)
      const files = now()
      const later = files.findIndex(({ url }) => (numbers.current.get(url) ?? 0) > number)
      setFiles(files.toSpliced(later < 0 ? files.length : later, 0, file))
      return true
    },
    /** Puts one file in the place of all. False while the form is being submitted. */
    replace(file: FileValue): boolean {
      if (store.frozen) return false
      setFiles([file])
      return true
    },
    remove(file: FileValue) {
      setFiles(now().filter(({ url }) => url !== file.url))
    },
  }
}
