import { type ChangeEvent, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { extensionOf, isTooLarge, pictureTypeOf, TOO_LARGE } from './assetFile.ts'
import { base64Of } from './base64Of.ts'
import styles from './FileDocument.module.css'
import { kilobytes } from './kilobytes.ts'
import { bytesOf } from './useAsset.ts'

interface FileDocumentProps {
  opened: Schema<'ChangeDocument'>
}

/** A picture or attachment: shown, and in a change set replaced by another file. */
export function FileDocument({ opened }: FileDocumentProps) {
  const { host } = useRuntime()
  const { changeId, path, title, mayEdit } = opened
  const [held, setHeld] = useState({ content: opened.content ?? '', rev: opened.rev })
  const [message, setMessage] = useState('')
  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (isTooLarge(file)) return setMessage(TOO_LARGE)
    const content = await base64Of(file)
    const step = { id: changeId, path, stepId: crypto.randomUUID(), rev: held.rev, content }
    try {
      const { rev } = (await host.call('changeStep', step)) as Schema<'SavedStep'>
      setHeld({ content, rev })
      setMessage('已更换')
    } catch (error) {
      setMessage(failureOf(error).msg)
    }
  }
  const type = pictureTypeOf(path)
  return (
    <div className={styles.file}>
      {type && held.content !== '' && (
        <img className={styles.picture} src={`data:${type};base64,${held.content}`} alt={title} />
      )}
      <p role="status">{message || kilobytes(bytesOf(held.content))}</p>
      {changeId !== undefined && mayEdit && (
        <label className={styles.pick}>
          <input type="file" accept={extensionOf(path)} onChange={(event) => void replace(event)} />
          更换文件
        </label>
      )}
    </div>
  )
}
