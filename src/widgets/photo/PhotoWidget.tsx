import { useRef } from 'react'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import { useFileDrag } from '#runtime/react/upload/useFileDrag.ts'
import { FileInput } from '../files/FileInput.tsx'
import { pastedFiles } from '../files/pastedFiles.ts'
import styles from './Photo.module.css'
import { PhotoActs } from './PhotoActs.tsx'
import { PhotoBox } from './PhotoBox.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { PhotoFrame } from './PhotoFrame.tsx'
import { PhotoProgress } from './PhotoProgress.tsx'
import { photoPixels } from './photoSize.ts'
import { usePhoto } from './usePhoto.ts'

/** One image in a frame of its size: picked or pasted, cropped, uploaded at once, viewed, replaced, removed. */
export function PhotoWidget(edit: EditProps) {
  const { field, layout, disabled } = edit
  const input = useRef<HTMLInputElement>(null)
  const photo = usePhoto(edit)
  useFileDrag()
  const { rules, file, task, queue, cropping } = photo
  const open = () => input.current?.click()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      className={styles.photo}
      role="group"
      aria-labelledby={edit.labelId}
      onPaste={disabled ? undefined : pastedFiles(photo.pick)}
    >
      <PhotoFrame ui={field.ui} invalid={edit.invalid}>
        {task ? (
          <PhotoProgress task={task} retry={queue.retry} drop={queue.drop} />
        ) : file ? (
          <PhotoBox file={file} />
        ) : (
          <PhotoButton edit={edit} busy={photo.opening} onClick={open} />
        )}
      </PhotoFrame>
      <div className={styles.side}>
        {!disabled && (file || task) && <PhotoActs id={edit.id} photo={photo} onPick={open} />}
        {!disabled && (
          <p className={styles.hint}>
            支持{rules.fileType.join('、')}，不超过{rules.fileSize}MB
          </p>
        )}
        {photo.hint && (
          <p className={styles.hint} role="status">
            {photo.hint}
          </p>
        )}
        <Refusals refusals={photo.refusals} />
      </div>
      <FileInput
        ref={input}
        fileType={rules.fileType}
        multiple={false}
        label={fieldName(field)}
        onPick={photo.pick}
      />
      {cropping && (
        <cropping.Dialog
          picture={cropping.picture}
          wanted={photoPixels(field.ui)}
          format={cropping.format}
          layout={layout}
          onDone={photo.done}
          onClose={photo.giveUp}
        />
      )}
    </div>
  )
}
