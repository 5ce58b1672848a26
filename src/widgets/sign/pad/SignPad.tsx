import { type CSSProperties, useRef, useState } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import { refuseInk } from './ink.ts'
import styles from './Pad.module.css'
import { signaturePicture } from './signaturePicture.ts'
import { useInk } from './useInk.ts'

interface SignPadProps {
  size: { width: number; height: number }
  /** The pad is rotated by 90 degrees, for a phone held in landscape. */
  turned?: boolean
  /** The image is being uploaded. */
  busy: boolean
  /** Why it did not arrive. */
  fault: string | undefined
  onSave: (picture: File) => void
  onCancel: () => void
}

/** A canvas to sign on, with its buttons. */
export function SignPad({ size, turned = false, busy, fault, onSave, onCancel }: SignPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { ink, undo, clear, handlers } = useInk(canvas, size, turned)
  const [refusal, setRefusal] = useState<string>()
  const save = () => {
    const reason = refuseInk(ink, size)
    setRefusal(reason)
    if (reason === undefined)
      signaturePicture(ink, size).then(onSave, (error: Error) => setRefusal(error.message))
  }
  const wrong = refusal ?? fault
  const blank = ink.length === 0 || busy
  return (
    <div className={styles.pad}>
      <div className={styles.paper}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          style={measures(size)}
          aria-label="签名区，请用手指、手写笔或鼠标书写；也可以改为上传签名图片"
          role="img"
          {...handlers}
        />
      </div>
      {wrong && (
        <p className={styles.wrong} role="alert" data-error="">
          {wrong}
        </p>
      )}
      <div className={styles.acts}>
        <button type="button" className={buttons.button} onClick={onCancel}>
          取消
        </button>
        <button type="button" className={buttons.button} disabled={blank} onClick={undo}>
          撤销
        </button>
        <button type="button" className={buttons.button} disabled={blank} onClick={clear}>
          重写
        </button>
        <button
          type="button"
          className={buttons.button}
          data-kind="primary"
          disabled={busy}
          onClick={save}
        >
          {busy ? '正在保存…' : '确定'}
        </button>
      </div>
    </div>
  )
}

/** For the stylesheet: on PC the pad has the width set by the form, on phones that of the screen. */
const measures = ({
  width,
  height,
}: SignPadProps['size']): CSSProperties & Record<'--width' | '--ratio', string | number> => ({
  aspectRatio: `${width} / ${height}`,
  '--width': `${width}px`,
  '--ratio': width / height,
})
