import { type DragEvent, type Ref, useState } from 'react'
import type { FileRules } from '#domain/fileRules.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { acceptOf, acceptOnPhone, takesPhotos } from './acceptOf.ts'
import { FilePicker } from './FilePicker.tsx'
import classes from './UploadNode.module.css'

interface PickAreaProps {
  /** The first input: where the focus goes when a file was removed. */
  ref: Ref<HTMLInputElement>
  rules: FileRules
  /** As many files as allowed are there. */
  full: boolean
  describedBy: string
  pick: (files: readonly File[]) => void
}

/** Where files come in: on PC picked or dropped, on phones from the album or the camera. */
export const PickArea = (props: PickAreaProps) =>
  useDevice() === 'mobile' ? <PhonePickers {...props} /> : <DropArea {...props} />

function DropArea({ ref, rules: { fileType, limit }, full, describedBy, pick }: PickAreaProps) {
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(!full)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!full) pick([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's second way; the input is everybody's
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FilePicker
        ref={ref}
        accept={acceptOf(fileType)}
        multiple={limit > 1}
        disabled={full}
        describedBy={describedBy}
        pick={pick}
      >
        <span>
          <strong>选择文件</strong>，或拖到此处
        </span>
      </FilePicker>
    </div>
  )
}

function PhonePickers({ ref, rules: { fileType, limit }, full, describedBy, pick }: PickAreaProps) {
  const common = { accept: acceptOnPhone(fileType), disabled: full, describedBy, pick }
  return (
    <div className={classes.phone}>
      <FilePicker {...common} ref={ref} multiple={limit > 1}>
        <strong>从相册选择</strong>
      </FilePicker>
      {takesPhotos(fileType) && (
        <FilePicker {...common} multiple={false} camera>
          <strong>拍照上传</strong>
        </FilePicker>
      )}
    </div>
  )
}
