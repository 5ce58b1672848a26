import { useState } from 'react'
import type { DisplayProps, EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { BottomSheet } from '../controls/BottomSheet.tsx'
import { controlProps } from '../controls/controlProps.ts'
import styles from './Sign.module.css'
import { SignPad } from './SignPad.tsx'
import { signSize } from './signSize.ts'

const FAILED = '签名上传失败，请重试'

/** A signature: drawn on the page on PC, in a sheet on phones, stored as the address of its picture. */
export function SignWidget(edit: EditProps) {
  const { store } = useFormSession()
  const { upload } = useFormEnvironment()
  const value = useFieldValue(edit.path)
  const [drawing, setDrawing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const url = typeof value === 'string' ? value : ''
  const save = (picture: File) => {
    setFailure(undefined)
    const options = { purpose: 'sign', onProgress: () => {}, signal: new AbortController().signal }
    const sent = upload(picture, options).then(
      (file) => {
        store.set(edit.path, file.url)
        setDrawing(false)
      },
      (cause: unknown) => setFailure(cause instanceof Error ? cause.message : FAILED),
    )
    store.hold(sent)
  }
  const pad = (
    <>
      <SignPad size={signSize(edit.field)} onSave={save} onCancel={() => setDrawing(false)} />
      {failure && <p className={styles.failure}>{failure}</p>}
    </>
  )
  if (drawing && edit.layout === 'pc') return pad
  return (
    <div className={styles.sign}>
      <button
        type="button"
        className={styles.frame}
        style={signSize(edit.field)}
        {...controlProps(edit)}
        data-invalid={edit.invalid || undefined}
        aria-labelledby={edit.labelId}
        onClick={() => setDrawing(true)}
      >
        {url ? <img src={url} alt="签名" /> : <span>点击签名</span>}
      </button>
      {url && !edit.disabled && (
        <button type="button" className={styles.quiet} onClick={() => store.set(edit.path, null)}>
          清除签名
        </button>
      )}
      {drawing && (
        <BottomSheet title={edit.field.label} onClose={() => setDrawing(false)}>
          {pad}
        </BottomSheet>
      )}
    </div>
  )
}

export const SignDisplay = ({ field, value }: DisplayProps) => (
  <div className={styles.shown} style={signSize(field)}>
    {typeof value === 'string' && value !== '' && <img src={value} alt="签名" />}
  </div>
)
