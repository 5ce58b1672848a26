import type { ChangeEvent, ReactNode, Ref } from 'react'
import classes from './UploadNode.module.css'

interface FilePickerProps {
  ref?: Ref<HTMLInputElement>
  accept: string
  /** Several at once. */
  multiple: boolean
  /** Opens the camera instead of the album. */
  camera?: boolean
  disabled: boolean
  describedBy: string
  pick: (files: readonly File[]) => void
  children: ReactNode
}

/** The browser's own file input behind a label: reachable by keyboard, named by the visible text. */
export function FilePicker(props: FilePickerProps) {
  const { ref, accept, multiple, camera, disabled, describedBy, pick, children } = props
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    pick([...(target.files ?? [])])
    // The same file may be picked again after it was removed.
    target.value = ''
  }
  return (
    <label className={classes.picker} data-disabled={disabled || undefined}>
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={change}
      />
      {children}
    </label>
  )
}
