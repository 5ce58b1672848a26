import type { Ref } from 'react'
import type { FileRules } from '#domain/file/fileRules.ts'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { acceptOf } from '#runtime/react/upload/acceptOf.ts'
import { useDropZone } from '#runtime/react/upload/useDropZone.ts'
import { FilePicker } from './FilePicker.tsx'
import classes from './UploadNode.module.css'

interface PickAreaProps {
  /** The first input: where the focus goes when a file was removed. */
  ref: Ref<HTMLInputElement>
  rules: FileRules
  /** True when the maximum number of files is reached. */
  full: boolean
  describedBy: string
  pick: (files: readonly File[]) => void
}

/** The input for files: picked or dropped on PC, from the album or the camera on phones. */
export const PickArea = (props: PickAreaProps) =>
  useDevice() === 'mobile' ? <PhonePickers {...props} /> : <DropArea {...props} />

function DropArea({ ref, rules: { fileType, limit }, full, describedBy, pick }: PickAreaProps) {
  const zone = useDropZone(full ? undefined : pick)
  return (
    <div className={classes.drop} data-over={zone.state === 'over' || undefined} {...zone.handlers}>
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

/** Cameras produce JPEG images. */
const takesPhotos = (fileType: readonly string[]): boolean =>
  fileType.includes('jpg') || fileType.includes('jpeg')

/** Files that are no pictures are not in an album. */
const isAlbum = (fileType: readonly string[]): boolean =>
  takesPhotos(fileType) || fileType.includes('png')

function PhonePickers({ ref, rules: { fileType, limit }, full, describedBy, pick }: PickAreaProps) {
  const common = { accept: acceptOf(fileType), disabled: full, describedBy, pick }
  return (
    <div className={classes.phone}>
      <FilePicker {...common} ref={ref} multiple={limit > 1}>
        <strong>{isAlbum(fileType) ? '从相册选择' : '选择文件'}</strong>
      </FilePicker>
      {takesPhotos(fileType) && (
        <FilePicker {...common} multiple={false} camera>
          <strong>拍照上传</strong>
        </FilePicker>
      )}
    </div>
  )
}
