import type { EditProps } from '#runtime/react/form/fieldWidget.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFieldValue } from '#runtime/react/form/useFieldValue.ts'
import { BottomSheet } from '../controls/BottomSheet.tsx'
import { ConfirmButton } from '../files/ConfirmButton.tsx'
import { Refusals } from '../files/Refusals.tsx'
import styles from './Sign.module.css'
import { SignFrame } from './SignFrame.tsx'
import { SignPad } from './SignPad.tsx'
import { signSize } from './signSize.ts'
import { useSigning } from './useSigning.ts'

/** A signature: written on the page on PC, in a sheet on phones, stored as the address of its picture. */
export function SignWidget(edit: EditProps) {
  const { store } = useFormSession()
  const value = useFieldValue(edit.path)
  const { writing, busy, faults, open, save, stop } = useSigning(edit)
  const url = typeof value === 'string' ? value : ''
  const onPc = edit.layout === 'pc'
  const clear = () => {
    store.set(edit.path, null)
    document.getElementById(edit.id)?.focus()
  }
  const pad = (
    <>
      <SignPad
        size={signSize(edit.field.ui)}
        busy={busy}
        onSave={save}
        onCancel={onPc ? stop : undefined}
      />
      <Refusals texts={faults} />
    </>
  )
  if (writing && onPc) return pad
  return (
    <div className={styles.sign}>
      <SignFrame edit={edit} url={url} onClick={open} />
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
