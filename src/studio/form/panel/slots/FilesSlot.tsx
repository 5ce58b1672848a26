import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'
import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import { spliced } from '#formDocument/rows/rows.ts'
import { textOf, withAttribute } from '#formDocument/rows/withAttribute.ts'
import { useUpload } from '../../../file/useUpload.ts'
import { useFormEditing } from '../../formEditing.ts'
import styles from '../FieldPanel.module.css'
import { useOfferedFiles } from '../offeredFiles.ts'
import texts from '../texts.json' with { type: 'json' }
import type { SlotProps } from './slotProps.ts'

/** File types that applicants can fill in and return. */
const ACCEPTED = '.doc,.docx,.xls,.xlsx,.ppt,.pptx,.pdf,.txt,.zip,.rar,.jpg,.jpeg,.png'

/** Files for download, each with a name, chosen among those of the change set or added to it from the device. */
export function FilesSlot({ definition, save }: SlotProps) {
  const { isEditable } = useFormEditing()
  const { change, assets, refresh } = useOfferedFiles()
  const written = ownValue(definition, 'enclosure')
  const files: readonly unknown[] = Array.isArray(written) ? written : []
  const write = (next: readonly unknown[]) =>
    save(withAttribute(definition, 'enclosure', next.length > 0 ? next : undefined))
  const { message, upload } = useUpload(change, (url, name) => {
    write([...files, { name, url }])
    refresh()
  })
  return (
    <>
      {files.length === 0 && <p className={styles.reason}>{texts.noFiles}</p>}
      <ol className={styles.lines}>
        {files.map((file, at) => (
          <FileLine
            // biome-ignore lint/suspicious/noArrayIndexKey: files have no other name that is theirs alone
            key={at}
            file={isRecord(file) ? file : {}}
            position={at + 1}
            {...{ assets, isEditable }}
            set={(next) => write(spliced(files, at, 1, next))}
            remove={() => write(spliced(files, at, 1))}
          />
        ))}
      </ol>
      {isEditable && (
        <p className={styles.acts}>
          <button type="button" onClick={() => write([...files, { name: '', url: '' }])}>
            {texts.addFile}
          </button>
          <label className={styles.pick}>
            <input type="file" accept={ACCEPTED} onChange={(event) => void upload(event)} />
            {texts.uploadFile}
          </label>
        </p>
      )}
      <p role="status" className={styles.fault}>
        {message}
      </p>
    </>
  )
}

interface FileLineProps {
  file: RawField
  position: number
  assets: readonly PanelChoice[]
  isEditable: boolean
  set: (file: RawField) => void
  remove: () => void
}

function FileLine({ file, position, assets, isEditable, set, remove }: FileLineProps) {
  const [name, url] = [textOf(file, 'name'), textOf(file, 'url')]
  const isListed = assets.some(({ code }) => code === url)
  return (
    <li className={styles.line}>
      <input
        type="text"
        aria-label={fill(texts.fileName, { at: position })}
        value={name}
        readOnly={!isEditable}
        onChange={({ target }) => set({ ...file, name: target.value })}
      />
      <select
        aria-label={fill(texts.fileAddress, { at: position })}
        value={url}
        disabled={!isEditable}
        onChange={({ target }) => set({ ...file, url: target.value })}
      >
        {!isListed && <option value={url}>{url.replace(/^asset:/, '') || texts.chooseFile}</option>}
        {assets.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {isEditable && (
        <button
          type="button"
          aria-label={fill(texts.removeFile, { at: position })}
          onClick={remove}
        >
          ✕
        </button>
      )}
    </li>
  )
}
