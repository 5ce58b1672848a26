import type { ClipboardEvent } from 'react'

/** Gives pasted files to `pick`; a pasted text goes on to whoever wants it. */
export const pastedFiles = (pick: (files: File[]) => void) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files]
  if (files.length === 0) return
  event.preventDefault()
  pick(files)
}
