import { act } from '@testing-library/react'
import type { FileValue } from '#contract/formInfo.ts'
import type { Upload, UploadOptions } from '#runtime/react/form/formEnvironment.ts'

interface Sent extends UploadOptions {
  file: File
  /** The storage has it. */
  land: () => Promise<void>
  /** It did not arrive. */
  fail: (message: string) => Promise<void>
  progress: (share: number) => void
}

/** A storage whose answers the test gives by hand. */
export function handStorage() {
  const sent: Sent[] = []
  const upload: Upload = (file, options) =>
    new Promise<FileValue>((resolve, reject) => {
      sent.push({
        file,
        ...options,
        land: () => act(async () => resolve({ name: file.name, url: `/files/${file.name}` })),
        fail: (message) => act(async () => reject(new Error(message))),
        progress: (share) => act(() => options.onProgress(share)),
      })
    })
  const named = (name: string): Sent => {
    const found = sent.findLast(({ file }) => file.name === name)
    if (!found) throw new Error(`${name} was not sent`)
    return found
  }
  return { upload, sent, named }
}

/** A file of this size in bytes, without holding as much memory. */
export function fileOf(name: string, size = 1): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
