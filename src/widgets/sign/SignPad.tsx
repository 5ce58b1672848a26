import { type PointerEvent, useRef, useState } from 'react'
import styles from './Sign.module.css'

interface SignPadProps {
  size: { width: number; height: number }
  onSave: (picture: File) => void
  onCancel: () => void
}

/** Twice the pixels, so that the line is smooth on fine screens and in print. */
const SCALE = 2
const PEN = 2.5 * SCALE

/** A canvas to write on with mouse, finger or pen. */
export function SignPad({ size, onSave, onCancel }: SignPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [written, setWritten] = useState(false)
  const at = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = event.currentTarget.width / box.width
    return [(event.clientX - box.left) * share, (event.clientY - box.top) * share]
  }
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pen.lineWidth = PEN
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.beginPath()
    pen.moveTo(...at(event))
    setWritten(true)
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pen = canvas.current?.getContext('2d')
    pen?.lineTo(...at(event))
    pen?.stroke()
  }
  const clear = () => {
    const { current } = canvas
    current?.getContext('2d')?.clearRect(0, 0, current.width, current.height)
    setWritten(false)
  }
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) onSave(new File([blob], '签名.png', { type: 'image/png' }))
    })
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={size.width * SCALE}
        height={size.height * SCALE}
        style={{ aspectRatio: `${size.width} / ${size.height}`, maxWidth: size.width }}
        aria-label="签名区"
        onPointerDown={start}
        onPointerMove={draw}
      />
      <div className={styles.acts}>
        <button type="button" className={styles.quiet} onClick={onCancel}>
          取消
        </button>
        <button type="button" className={styles.quiet} onClick={clear}>
          重写
        </button>
        <button type="button" className={styles.save} disabled={!written} onClick={save}>
          确定
        </button>
      </div>
    </div>
  )
}
