import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import files from '../files/Files.module.css'
import { PendingFile } from '../files/PendingFile.tsx'
import styles from './Sign.module.css'
import { SignActs } from './SignActs.tsx'
import { SignFrame } from './SignFrame.tsx'
import { SignPad } from './SignPad.tsx'
import { SignSheet } from './SignSheet.tsx'
import { signSize } from './signSize.ts'
import { useSigning } from './useSigning.ts'

/**
 * A signature: written on the page on PC, over the whole screen on phones, or a picture of one for who cannot write on
 * a screen; stored as the address of its picture.
 */
export function SignWidget(edit: EditProps) {
  const { field, layout, disabled } = edit
  const value = useFieldValue(edit.path)
  const signing = useSigning(edit)
  const { writing, task, queue, busy } = signing
  const pad = {
    size: signSize(field.ui),
    busy,
    fault: task?.fault,
    onSave: signing.save,
    onCancel: signing.stop,
  }
  if (writing && layout === 'pc') return <SignPad {...pad} />
  const url = typeof value === 'string' ? value : ''
  return (
    <div className={styles.sign}>
      <SignFrame edit={edit} url={url} onClick={signing.open} />
      {!disabled && <SignActs label={field.label} signed={url !== ''} signing={signing} />}
      <Refusals refusals={signing.refusals} />
      {task && !writing && (
        <ul className={files.files}>
          <PendingFile task={task} retry={queue.retry} drop={queue.drop} />
        </ul>
      )}
      {writing && <SignSheet title={field.label} {...pad} />}
    </div>
  )
}
