import { useRef } from 'react'
import type { FileRules } from '#domain/file/fileRules.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useDropZone } from '#runtime/react/upload/useDropZone.ts'
import { UploadIcon } from '../controls/icons.tsx'
import { FileInput } from '../files/FileInput.tsx'
import { pickButtonProps } from '../files/pickButtonProps.ts'
import styles from './Upload.module.css'

interface PickFilesProps {
  edit: EditProps
  rules: FileRules
  /** No more files are accepted; picking shows the reason. */
  full: boolean
  onPick: (files: File[]) => void
}

/** The button that opens the browser's file picker; when the form enables it, also a drop area. */
export function PickFiles({ edit, rules, full, onPick }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const drag = edit.field.ui.drag === true && edit.layout === 'pc'
  const zone = useDropZone(drag ? onPick : undefined)
  const { fileType, fileSize, limit } = rules
  return (
    <div className={styles.pick}>
      <button
        type="button"
        className={drag ? styles.zone : styles.button}
        data-drop={zone.state}
        data-full={full || undefined}
        {...pickButtonProps(edit)}
        onClick={() => input.current?.click()}
        {...zone.handlers}
      >
        <UploadIcon size={drag ? 24 : 16} />
        <span>{drag ? ZONE_TEXTS[zone.state ?? 'idle'] : '选择文件'}</span>
      </button>
      <FileInput
        ref={input}
        fileType={fileType}
        multiple={limit > 1}
        label={fieldName(edit.field)}
        onPick={onPick}
      />
      <p className={styles.hint}>
        支持{fileType.join('、')}，单个不超过{fileSize}MB，最多{limit}个
      </p>
    </div>
  )
}

const ZONE_TEXTS = {
  idle: '将文件拖到此处，或点击上传',
  ready: '将文件拖到此处',
  over: '松开即可上传',
}
