import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { createStroke, type Point, type Stroke } from './stroke.ts'

/** Canvas pixels a pixel of the layout: the line is smooth on fine screens and in print. */
export const SCALE = 2
const PEN = 2.5 * SCALE

type Canvas = PointerEvent<HTMLCanvasElement>

/** Writing on a canvas with mouse, finger or pen; one pointer at a time. */
export function useSignature(canvas: RefObject<HTMLCanvasElement | null>) {
  const [written, setWritten] = useState(false)
  const stroke = useRef<Stroke>(undefined)
  const finish = () => {
    stroke.current?.end()
    stroke.current = undefined
  }
  const handlers = {
    onPointerDown(event: Canvas) {
      const pen = event.currentTarget.getContext('2d')
      if (!pen || stroke.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      stroke.current = createStroke(pen, PEN, pointOf(event.currentTarget, event.nativeEvent))
      setWritten(true)
    },
    onPointerMove({ currentTarget, nativeEvent }: Canvas) {
      if (!stroke.current || !currentTarget.hasPointerCapture(nativeEvent.pointerId)) return
      const moves = nativeEvent.getCoalescedEvents?.() ?? []
      for (const move of moves.length > 0 ? moves : [nativeEvent])
        stroke.current.to(pointOf(currentTarget, move))
    },
    onLostPointerCapture: finish,
  }
  const clear = () => {
    const { current } = canvas
    current?.getContext('2d')?.clearRect(0, 0, current.width, current.height)
    setWritten(false)
  }
  return { written, clear, handlers }
}

/** Where on the canvas a pointer is, however large the layout shows it. */
function pointOf(canvas: HTMLCanvasElement, at: { clientX: number; clientY: number }): Point {
  const box = canvas.getBoundingClientRect()
  return {
    x: ((at.clientX - box.left) * canvas.width) / box.width,
    y: ((at.clientY - box.top) * canvas.height) / box.height,
  }
}
