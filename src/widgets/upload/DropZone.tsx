import { type ChangeEvent, type DragEvent, useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { controlProps } from '../controls/controlProps.ts'
import { UploadIcon } from '../controls/icons.tsx'
import { acceptOf } from './refusalOf.ts'
import styles from './Upload.module.css'

interface DropZoneProps {
  edit: EditProps
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** The browser's own file input, dressed as a button; where configured, files may be dropped on it. */
export function DropZone({ edit, disabled, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const { drag = false } = edit.field.ui
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  const dropProps = drag && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: dropped,
  }
  return (
    <label
      className={drag ? styles.zone : styles.button}
      data-over={over || undefined}
      data-invalid={edit.invalid || undefined}
      data-disabled={disabled || undefined}
      {...dropProps}
    >
      <input
        type="file"
        className={styles.native}
        accept={acceptOf(edit.field)}
        multiple={(edit.field.constraints.limit ?? 2) > 1}
        {...controlProps(edit)}
        aria-labelledby={edit.labelId}
        disabled={disabled}
        onChange={picked}
      />
      <UploadIcon />
      <span>{drag ? '点击选择，或把文件拖到这里' : '选择文件'}</span>
    </label>
  )
}
