import { act, fireEvent } from '@testing-library/react'
import type { FileValue } from '#contract/formInfo.ts'
import { extensionOf } from '#domain/file/fileRules.ts'
import type { Upload, UploadOptions } from '#runtime/react/form/session/formEnvironment.ts'

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

/** Picks files and waits until they have been read and judged. */
export const picks = (input: Element | null | undefined, files: readonly File[]) =>
  act(async () => {
    if (!input) throw new Error('There is no input')
    fireEvent.change(input, { target: { files } })
    await judged()
  })

/** Reading a file's first bytes takes a turn or two of the event loop. */
export const judged = () => new Promise((done) => setTimeout(done, 10))

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta\0\0\0\x08mdat'

/** A JPEG of one pixel: its frame, a scan and its end. */
const JPG = '\xff\xd8\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0\xff\xda\0\x02\xff\xd9'

/** Files of these kinds, their size in pixels and their end included. */
const HEADS: Readonly<Record<string, string>> = {
  jpg: JPG,
  jpeg: JPG,
  png: `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01${'\0'.repeat(9)}\0\0\0\0IEND\0\0\0\0`,
  gif: 'GIF89a\x01\0\x01\0',
  heic: HEIC,
  heif: HEIC,
}

/** A file that is what its name says, of this size in bytes if one is given, without holding as much. */
export function fileOf(name: string, size?: number, head = HEADS[extensionOf(name)] ?? 'x'): File {
  const file = new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}
