import { useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { DisplayText } from '../controls/DisplayText.tsx'
import files from '../files/Files.module.css'
import { PendingFile } from '../files/PendingFile.tsx'
import { Refusals } from '../files/Refusals.tsx'
import { rulesOf } from '../files/rulesOf.ts'
import { StoredFile } from '../files/StoredFile.tsx'
import { sortFiles } from '../files/sortFiles.ts'
import { useFileField } from '../files/useFileField.ts'
import { useUploads } from '../files/useUploads.ts'
import { PickFiles } from './PickFiles.tsx'
import { RemoveFile } from './RemoveFile.tsx'
import { Templates } from './Templates.tsx'
import styles from './Upload.module.css'

/** Files of the person: picked or dropped, sent at once, several side by side. */
export function UploadWidget(edit: EditProps) {
  const { field, disabled } = edit
  const held = useFileField(edit.path)
  const uploads = useUploads(edit.path, 'upload', held.add)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const rules = rulesOf(field)
  const count = held.files.length + uploads.pending.length
  const pick = (picked: File[]) => {
    const sorted = sortFiles(picked, rules, count)
    setRefusals(sorted.refusals)
    uploads.send(sorted.taken)
  }
  const remove = (file: FileValue) => {
    held.remove(file)
    document.getElementById(edit.id)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className={styles.upload} role="group" aria-labelledby={edit.labelId}>
      <Templates field={field} />
      {!disabled && (
        <PickFiles edit={edit} rules={rules} full={count >= rules.limit} onPick={pick} />
      )}
      {disabled && count === 0 && <DisplayText text="" />}
      <Refusals texts={refusals} />
      {count > 0 && (
        <ul className={files.files}>
          {held.files.map((file) => (
            <StoredFile key={file.url} file={file}>
              {!disabled && <RemoveFile file={file} onRemove={remove} />}
            </StoredFile>
          ))}
          {uploads.pending.map((upload) => (
            <PendingFile
              key={upload.id}
              upload={upload}
              retry={uploads.retry}
              drop={uploads.drop}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
