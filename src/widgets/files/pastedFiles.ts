import type { ClipboardEvent } from 'react'

/** Passes pasted files to `pick`; a paste without files is left to other handlers. */
export const pastedFiles = (pick: (files: File[]) => void) => (event: ClipboardEvent) => {
  const files = [...event.clipboardData.files]
  if (files.length === 0) return
  event.preventDefault()
  pick(files)
}
