import { useRef, useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { ConfirmButton } from '../files/ConfirmButton.tsx'
import { FileInput } from '../files/FileInput.tsx'
import { Refusals } from '../files/Refusals.tsx'
import { rulesOf } from '../files/rulesOf.ts'
import { sortFiles } from '../files/sortFiles.ts'
import { useFileField } from '../files/useFileField.ts'
import { useUploads } from '../files/useUploads.ts'
import styles from './Photo.module.css'
import { PhotoBox } from './PhotoBox.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { PhotoProgress } from './PhotoProgress.tsx'
import { photoSize } from './photoSize.ts'

/** One picture in a frame of its size: picked, sent at once, seen, replaced, removed. */
export function PhotoWidget(edit: EditProps) {
  const { field, disabled } = edit
  const input = useRef<HTMLInputElement>(null)
  const held = useFileField(edit.path)
  const uploads = useUploads(edit.path, 'photo', held.replace)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const rules = rulesOf(field)
  const [file] = held.files
  const [going] = uploads.pending
  const pick = (picked: File[]) => {
    const sorted = sortFiles(picked.slice(0, 1), rules, 0)
    setRefusals(sorted.refusals)
    if (sorted.taken.length === 0) return
    for (const { id } of uploads.pending) uploads.drop(id)
    uploads.send(sorted.taken)
  }
  const remove = () => {
    held.remove(file ?? { name: '', url: '' })
    document.getElementById(edit.id)?.focus()
  }
  const open = () => input.current?.click()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className={styles.photo} role="group" aria-labelledby={edit.labelId}>
      <div
        className={styles.frame}
        style={photoSize(field.ui)}
        data-invalid={edit.invalid || undefined}
      >
        {going ? (
          <PhotoProgress upload={going} retry={uploads.retry} drop={uploads.drop} />
        ) : file ? (
          <PhotoBox file={file} />
        ) : (
          <PhotoButton edit={edit} onClick={open} />
        )}
      </div>
      <div className={styles.side}>
        {file && !going && !disabled && (
          <span className={styles.acts}>
            <button type="button" id={edit.id} className={styles.act} onClick={open}>
              更换
            </button>
            <ConfirmButton
              label={`删除${file.name}`}
              question="确定删除？"
              confirm="删除"
              onConfirm={remove}
            >
              删除
            </ConfirmButton>
          </span>
        )}
        {!disabled && <p className={styles.hint}>支持{rules.fileType.join('、')}</p>}
        <Refusals texts={refusals} />
      </div>
      <FileInput
        ref={input}
        fileType={rules.fileType}
        multiple={false}
        label={field.label}
        onPick={pick}
      />
    </div>
  )
}
