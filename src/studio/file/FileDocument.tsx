import { type ChangeEvent, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { extensionOf, isTooLarge, pictureTypeOf, TOO_LARGE } from './assetFile.ts'
import { base64Of } from './base64Of.ts'
import styles from './FileDocument.module.css'

interface FileDocumentProps {
  change: string
  opened: Schema<'ChangeDocument'>
}

/** A picture or attachment of a change set: shown, and replaced by another file. */
export function FileDocument({ change, opened }: FileDocumentProps) {
  const { host } = useRuntime()
  const { path, title, mayEdit } = opened
  const [held, setHeld] = useState({ content: opened.content ?? '', rev: opened.rev })
  const [message, setMessage] = useState('')
  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (isTooLarge(file)) return setMessage(TOO_LARGE)
    const content = await base64Of(file)
    const step = { id: change, path, stepId: crypto.randomUUID(), rev: held.rev, content }
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
      <p role="status">{message || `${Math.ceil((held.content.length * 3) / 4096)} KB`}</p>
      {mayEdit && (
        <label className={styles.pick}>
          <input type="file" accept={extensionOf(path)} onChange={(event) => void replace(event)} />
          更换文件
        </label>
      )}
    </div>
  )
}
