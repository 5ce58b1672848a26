import { useRef } from 'react'
import { TextButton } from '../controls/input/TextButton.tsx'
import { ConfirmButton } from '../files/ConfirmButton.tsx'
import { FileInput } from '../files/FileInput.tsx'
import styles from './Sign.module.css'
import { SIGNATURE_RULES, type useSigning } from './useSigning.ts'

interface SignActsProps {
  label: string
  signed: boolean
  signing: ReturnType<typeof useSigning>
}

/** The buttons below the frame: upload an image instead, and remove the signature. */
export function SignActs({ label, signed, signing }: SignActsProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.acts}>
      <TextButton onClick={() => input.current?.click()}>上传签名图片</TextButton>
      {signed && (
        <ConfirmButton
          label="清除签名"
          question="确定清除？"
          confirm="清除"
          onConfirm={signing.clear}
        >
          清除签名
        </ConfirmButton>
      )}
      <FileInput
        ref={input}
        fileType={SIGNATURE_RULES.fileType}
        multiple={false}
        label={`${label}图片`}
        onPick={signing.pick}
      />
    </span>
  )
}
