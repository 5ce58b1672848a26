import { useState } from 'react'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { BottomSheet } from '../controls/BottomSheet.tsx'
import { ConfirmButton } from '../files/ConfirmButton.tsx'
import { Refusals } from '../files/Refusals.tsx'
import { useUploads } from '../files/useUploads.ts'
import styles from './Sign.module.css'
import { SignFrame } from './SignFrame.tsx'
import { SignPad } from './SignPad.tsx'
import { signSize } from './signSize.ts'

/** A signature: written on the page on PC, in a sheet on phones, stored as the address of its picture. */
export function SignWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const [writing, setWriting] = useState(false)
  const url = typeof value === 'string' ? value : ''
  const close = () => {
    setWriting(false)
    requestAnimationFrame(() => document.getElementById(edit.id)?.focus())
  }
  const uploads = useUploads(edit.path, 'sign', (file) => {
    if (store.frozen) return false
    store.set(edit.path, file.url)
    close()
    return true
  })
  const forget = () => {
    for (const { id } of uploads.pending) uploads.drop(id)
  }
  const stop = () => {
    forget()
    close()
  }
  const save = (picture: File) => {
    forget()
    uploads.send([picture])
  }
  const clear = () => {
    store.set(edit.path, null)
    document.getElementById(edit.id)?.focus()
  }
  const pad = (
    <>
      <SignPad
        size={signSize(edit.field.ui)}
        busy={uploads.pending.some(({ fault }) => fault === undefined)}
        onSave={save}
        onCancel={stop}
      />
      <Refusals texts={uploads.pending.flatMap(({ fault }) => fault ?? [])} />
    </>
  )
  if (writing && edit.layout === 'pc') return pad
  return (
    <div className={styles.sign}>
      <SignFrame edit={edit} url={url} onClick={() => setWriting(true)} />
      {url && !edit.disabled && (
        <ConfirmButton label="清除签名" question="确定清除？" confirm="清除" onConfirm={clear}>
          清除签名
        </ConfirmButton>
      )}
      {writing && (
        <BottomSheet title={edit.field.label} onClose={stop}>
          {pad}
        </BottomSheet>
      )}
    </div>
  )
}
