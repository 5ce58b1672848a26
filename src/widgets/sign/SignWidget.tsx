import { fieldName } from '#runtime/core/form/fieldName.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import files from '../files/Files.module.css'
import { PendingFile } from '../files/PendingFile.tsx'
import styles from './Sign.module.css'
import { SignActs } from './SignActs.tsx'
import { SignFrame } from './SignFrame.tsx'
import { signSize } from './signSize.ts'
import { useSigning } from './useSigning.ts'

/**
 * A signature: written in the page on PC, full screen on phones, or an uploaded image for people who cannot write on a
 * screen; stored as the address of its image.
 */
export function SignWidget(edit: EditProps) {
  const { field, layout, disabled } = edit
  const value = useFieldValue(edit.path)
  const signing = useSigning(edit)
  const { Surface, task, queue, busy } = signing
  const surface = Surface && (
    <Surface
      title={fieldName(field)}
      layout={layout}
      size={signSize(field.ui)}
      busy={busy}
      fault={task?.fault}
      onSave={signing.save}
      onCancel={signing.stop}
    />
  )
  if (surface && layout === 'pc') return surface
  const url = typeof value === 'string' ? value : ''
  return (
    <div className={styles.sign}>
      <SignFrame edit={edit} url={url} onClick={signing.open} />
      {!disabled && <SignActs label={fieldName(field)} signed={url !== ''} signing={signing} />}
      <Refusals refusals={signing.refusals} />
      {task && !surface && (
        <ul className={files.files}>
          <PendingFile task={task} retry={queue.retry} drop={queue.drop} />
        </ul>
      )}
      {surface}
    </div>
  )
}
