import type { FileValue } from '#contract/formInfo.ts'
import { rulesOf } from '#domain/file/fileRulesOf.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useTree } from '#runtime/react/form/session/useTree.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import { DisplayText } from '../controls/displays.tsx'
import { PendingFile } from '../files/PendingFile.tsx'
import { pastedFiles } from '../files/pastedFiles.ts'
import { StoredFiles } from '../files/StoredFiles.tsx'
import { TotalProgress } from '../files/TotalProgress.tsx'
import { useFileField } from '../files/useFileField.ts'
import { useFilePick } from '../files/useFilePick.ts'
import { useUploads } from '../files/useUploads.ts'
import { PickFiles } from './PickFiles.tsx'
import { RemoveFile } from './RemoveFile.tsx'
import { Templates } from './Templates.tsx'
import styles from './Upload.module.css'

/** Files of the person: picked, dropped or pasted, sent at once, a few side by side. */
export function UploadWidget(edit: EditProps) {
  const { field, disabled } = edit
  const stored = useFileField(edit.path)
  const { tasks, total, queue } = useUploads(edit.path, 'upload', stored.add)
  const rules = rulesOf(field)
  const tree = useTree()
  const held = () => stored.now().length + queue.state().tasks.length
  const { refusals, pick } = useFilePick(rules, held, queue.add)
  const remove = (file: FileValue) => {
    stored.remove(file)
    tree.getElementById(edit.id)?.focus()
  }
  const count = stored.files.length + tasks.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      className={styles.upload}
      role="group"
      aria-labelledby={edit.labelId}
      onPaste={disabled ? undefined : pastedFiles(pick)}
    >
      <Templates field={field} />
      {!disabled && (
        <PickFiles edit={edit} rules={rules} full={count >= rules.limit} onPick={pick} />
      )}
      {disabled && count === 0 && <DisplayText text="" />}
      <Refusals refusals={refusals} />
      <TotalProgress total={total} />
      {count > 0 && (
        <StoredFiles
          files={stored.files}
          {...(!disabled && { actions: (file) => <RemoveFile file={file} onRemove={remove} /> })}
        >
          {tasks.map((task) => (
            <PendingFile key={task.id} task={task} retry={queue.retry} drop={queue.drop} />
          ))}
        </StoredFiles>
      )}
    </div>
  )
}
