import type { ChangeEvent, Ref } from 'react'
import { acceptOf } from '#runtime/react/upload/acceptOf.ts'

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  fileType: readonly string[]
  multiple: boolean
  label: string
  onPick: (files: File[]) => void
}

/** The browser's own picker, opened by a button beside it: this element is never seen and never has the focus. */
export function FileInput({ ref, fileType, multiple, label, onPick }: FileInputProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])]
    // The same file picked again is a change again.
    target.value = ''
    onPick(picked)
  }
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={label}
      accept={acceptOf(fileType)}
      multiple={multiple}
      onChange={change}
    />
  )
}
