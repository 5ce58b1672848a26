import type { ChangeEvent } from 'react'
import type { DisplayProps, EditProps } from '#runtime/react/form/fieldWidget.ts'
import { controlProps } from '../controls/controlProps.ts'
import { Plus, Trash } from '../controls/icons.tsx'
import { filesOf } from '../upload/filesOf.ts'
import { acceptOf } from '../upload/refusalOf.ts'
import { SendingRow } from '../upload/SendingRow.tsx'
import { useUploads } from '../upload/useUploads.ts'
import styles from './Photo.module.css'
import { photoSize } from './photoSize.ts'

/** One picture in a frame of the configured size; a new one takes the place of the old. */
export function PhotoWidget(edit: EditProps) {
  const { files, sending, add, retry, drop, remove } = useUploads(edit.field, edit.path, 'photo')
  const [photo] = files
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])].slice(0, 1))
    event.target.value = ''
  }
  return (
    <div className={styles.photo}>
      <label
        className={styles.frame}
        style={photoSize(edit.field)}
        data-invalid={edit.invalid || undefined}
        data-disabled={edit.disabled || undefined}
      >
        <input
          type="file"
          className={styles.native}
          accept={acceptOf(edit.field)}
          {...controlProps(edit)}
          aria-labelledby={edit.labelId}
          disabled={edit.disabled || photo !== undefined}
          onChange={picked}
        />
        {photo ? (
          <img src={photo.url} alt={photo.name} />
        ) : (
          <span className={styles.hint}>
            <Plus size={20} />
            上传照片
          </span>
        )}
      </label>
      {photo && !edit.disabled && (
        <button type="button" className={styles.remove} onClick={() => remove(0)}>
          <Trash />
          移除
        </button>
      )}
      <ul className={styles.sending}>
        {sending.map((each) => (
          <SendingRow key={each.id} sending={each} onRetry={retry} onDrop={drop} />
        ))}
      </ul>
    </div>
  )
}

export function PhotoDisplay({ field, value }: DisplayProps) {
  const [photo] = filesOf(value)
  return (
    <div className={styles.frame} style={photoSize(field)} data-disabled="">
      {photo && <img src={photo.url} alt={photo.name} />}
    </div>
  )
}
